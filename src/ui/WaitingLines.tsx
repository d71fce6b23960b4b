import { commonWords } from '../../wording/common'
import { Skeleton } from './Skeleton'
import { useWords } from './Shop'
import { VisuallyHidden } from './VisuallyHidden'
import styles from './WaitingLines.module.css'

/** The loading state of a list or a text of about this many lines. */
export function WaitingLines({ lines }: { lines: number }) {
  const common = useWords(commonWords)
  return (
    <div role="status" className={styles.lines}>
      <VisuallyHidden>{common.waiting}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} shape="line" />
      ))}
    </div>
  )
}
