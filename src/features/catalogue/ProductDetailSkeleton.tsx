import { commonWords } from '../../../wording/common'
import { useWords } from '../../ui/Shop'
import { Skeleton } from '../../ui/Skeleton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './ProductDetail.module.css'

export function ProductDetailSkeleton() {
  const common = useWords(commonWords)
  return (
    <div role="status" className={styles.detail}>
      <Skeleton shape="picture" />
      <div>
        <h1 data-waiting="" className={styles.waiting}>
          <VisuallyHidden>{common.waiting}</VisuallyHidden>
        </h1>
        <Skeleton shape="heading" />
        <Skeleton shape="line" />
        <Skeleton shape="button" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    </div>
  )
}
