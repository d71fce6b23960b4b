import { commonWords } from '../../wording/common'
import styles from './RetryLine.module.css'
import { useWords } from './Shop'
import { useRetry } from './useRetry'

type Props = {
  onRetry: () => unknown
  /** Trying again does not help: the page is older than the shop. */
  isOutdated?: boolean
}

/** Replaces a small part that could not be loaded, beside a page that is there. */
export function RetryLine({ onRetry, isOutdated = false }: Props) {
  const words = useWords(commonWords)
  const { retry, isBusy, attempt } = useRetry(onRetry)
  return (
    <p className={styles.line}>
      <span key={attempt} role={attempt > 0 ? 'alert' : undefined}>
        {isOutdated ? words.chunkFailed : words.loadFailed}
      </span>{' '}
      <button
        type="button"
        className={styles.retry}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : () => void retry()}
      >
        {isOutdated ? words.reload : words.retry}
      </button>
    </p>
  )
}
