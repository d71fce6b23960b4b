import { commonWords } from '../../../wording/common'
import { useWords } from '../../ui/Shop'
import { Skeleton } from '../../ui/Skeleton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './CartSkeleton.module.css'

export function CartSkeleton() {
  const common = useWords(commonWords)
  return (
    <div role="status" className={styles.skeleton}>
      <VisuallyHidden>{common.waiting}</VisuallyHidden>
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="picture" />
          <Skeleton shape="line" />
          <Skeleton shape="button" />
        </div>
      ))}
    </div>
  )
}
