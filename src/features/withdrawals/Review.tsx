import type { ReactNode } from 'react'
import type { DeclaredWithdrawal } from '../../../wording/withdrawalRows'
import { withdrawalWords } from '../../../wording/withdrawals'
import { Button } from '../../ui/Button'
import { focus } from '../../ui/focus'
import { Form, type FormProblem } from '../../ui/Form'
import { useWords } from '../../ui/Shop'
import { DeclaredRows } from './DeclaredRows'
import styles from './withdrawals.module.css'

type Props = {
  declared: DeclaredWithdrawal
  problem?: FormProblem | undefined
  /** The fields that the form sends where no script does. */
  hidden?: (step: 'confirm' | 'edit') => ReactNode
  onConfirm: () => Promise<FormProblem | null>
  onEdit: () => void
}

/** The second step: what will be declared, to be confirmed or changed. */
export function Review({ declared, problem, hidden, onConfirm, onEdit }: Props) {
  const { review } = useWords(withdrawalWords)
  return (
    <section tabIndex={-1} ref={focus} className={styles.review}>
      <h2>{review.title}</h2>
      <Form submit={review.confirm} problem={problem} onSubmit={onConfirm}>
        {hidden?.('confirm')}
        <DeclaredRows declared={declared} />
        <p>{review.later}</p>
      </Form>
      <form
        method="post"
        className={styles.edit}
        onSubmit={(event) => {
          event.preventDefault()
          onEdit()
        }}
      >
        {hidden?.('edit')}
        <Button type="submit" variant="quiet">
          {review.edit}
        </Button>
      </form>
    </section>
  )
}
