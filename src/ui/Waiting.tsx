import { commonWords } from '../../wording/common'
import { useWords } from './Shop'
import styles from './Waiting.module.css'

/** The loading state of a place whose shape is not known yet. */
export function Waiting() {
  const common = useWords(commonWords)
  return (
    <p role="status" className={styles.waiting}>
      {common.waiting}
    </p>
  )
}
