import { commonWords } from '../../wording/common'
import styles from './RetryLine.module.css'
import { useWords } from './Shop'
import { useRetry } from './useRetry'

/** Replaces a small part that could not be loaded, beside a page that is there. */
export function RetryLine({ onRetry }: { onRetry: () => unknown }) {
  const words = useWords(commonWords)
  const { retry, isBusy, attempt } = useRetry(onRetry)
  return (
    <p className={styles.line}>
      <span key={attempt} role={attempt > 0 ? 'alert' : undefined}>
        {words.loadFailed}
      </span>{' '}
      <button
        type="button"
        className={styles.retry}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : () => void retry()}
      >
        {words.retry}
      </button>
    </p>
  )
}
