import { Button } from './Button'
import { useWords } from './Shop'
import styles from './Failure.module.css'

/** In place of data that could not be loaded: what happened, and another try. */
export function Failure({ onRetry }: { onRetry: () => void }) {
  const { common } = useWords()
  return (
    <div className={styles.failure} role="alert">
      <p>{common.loadFailed}</p>
      <Button onClick={onRetry}>{common.retry}</Button>
    </div>
  )
}
