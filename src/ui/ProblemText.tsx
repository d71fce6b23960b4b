import { commonWords } from '../../wording/common'
import styles from './ProblemText.module.css'
import { useWords } from './Shop'

export type ShownProblem = { message: string; reference?: string | undefined }

/** What went wrong; of a fault of the shop's also what to name when telling it. */
export function ProblemText({ message, reference }: ShownProblem) {
  const common = useWords(commonWords)
  return (
    <>
      {message}
      {reference && <small className={styles.reference}>{common.incident(reference)}</small>}
    </>
  )
}
