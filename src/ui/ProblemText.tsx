import { commonWords } from '../../wording/common'
import styles from './ProblemText.module.css'
import { useWords } from './Shop'

export type ShownProblem = { message: string; reference?: string | undefined }

/** What went wrong; for a fault of the shop also the number of the incident. */
export function ProblemText({ message, reference }: ShownProblem) {
  const common = useWords(commonWords)
  return (
    <>
      {message}
      {reference && <small className={styles.reference}>{common.incident(reference)}</small>}
    </>
  )
}
