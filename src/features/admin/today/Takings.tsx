import { adminTodayWords } from '../../../../wording/admin/today'
import { formatAmount, Price } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import styles from './today.module.css'

type Sums = { cents: number; before_cents: number }
const periods = ['day', 'week', 'month'] as const

/** What was taken, beside the same part of the period before. */
export function Takings({ takings }: { takings: Record<(typeof periods)[number], Sums> }) {
  const words = useWords(adminTodayWords)
  return (
    <section>
      <h2>{words.takings}</h2>
      <dl className={styles.takings}>
        {periods.map((period) => {
          const [title, before] = words.takingsOf[period]
          const { cents, before_cents: earlier } = takings[period]
          return (
            <div key={period}>
              <dt>{title}</dt>
              <dd>
                <Price cents={cents} words={words.euros} />
                <small>{words.before(formatAmount(earlier), before)}</small>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
