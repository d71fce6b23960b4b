import { useNavigate } from 'react-router-dom'
import { adminFiguresWords } from '../../../../wording/admin/figures'
import { Field } from '../../../ui/Field'
import { Form, type FormProblem, type FormValues } from '../../../ui/Form'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import { Fold } from '../parts/Fold'
import { figuresPath, periodNames, type AskedFigures } from './askedFigures'
import styles from './figures.module.css'

type Props = { asked: AskedFigures; problem: FormProblem | undefined }

/** The named periods, a press each, and any other days behind a fold. */
export function PeriodChoice({ asked, problem }: Props) {
  const words = useWords(adminFiguresWords)
  const navigate = useNavigate()
  const { period, from = '', to = '' } = asked
  async function choose(days: FormValues) {
    const { from: first = '', to: last = '' } = days
    if (!first || !last) return { fields: { [first ? 'to' : 'from']: words.noDay } }
    await navigate(figuresPath({ from: first, to: last }))
    return null
  }
  return (
    <div className={styles.choice}>
      <nav aria-label={words.periods} className={styles.periods}>
        {periodNames.map((name) => (
          <Link
            key={name}
            to={figuresPath({ period: name })}
            aria-current={name === period ? 'page' : undefined}
          >
            {words.period[name]}
          </Link>
        ))}
      </nav>
      <Fold key={`${from} ${to}`} summary={words.choose} isOpenAtFirst={!period}>
        <Form key={JSON.stringify(problem)} submit={words.show} problem={problem} onSubmit={choose}>
          <Field name="from" type="date" defaultValue={from} label={words.from} />
          <Field name="to" type="date" defaultValue={to} label={words.to} />
        </Form>
      </Fold>
    </div>
  )
}
