import { commonWords } from '../../wording/common'
import styles from './RetryLine.module.css'
import { useWords } from './Shop'

/** Replaces a small part that could not be loaded, beside a page that is there. */
export function RetryLine({ onRetry }: { onRetry: () => unknown }) {
  const { loadFailed, retry } = useWords(commonWords)
  return (
    <p className={styles.line}>
      {loadFailed}{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {retry}
      </button>
    </p>
  )
}
