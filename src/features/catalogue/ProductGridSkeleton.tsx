import { commonWords } from '../../../wording/common'
import { useWords } from '../../ui/Shop'
import { Skeleton } from '../../ui/Skeleton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import cardStyles from './ProductCard.module.css'
import styles from './ProductGrid.module.css'

/** As many cards as are expected, in their final size. */
export function ProductGridSkeleton({ cards }: { cards: number }) {
  const common = useWords(commonWords)
  return (
    <div role="status">
      <VisuallyHidden>{common.waiting}</VisuallyHidden>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: cards }, (_, index) => (
          <div key={index} className={cardStyles.card}>
            <Skeleton shape="picture" />
            <div className={cardStyles.name}>
              <Skeleton shape="line" />
            </div>
            <div className={cardStyles.origin}>
              <Skeleton shape="line" />
            </div>
            <Skeleton shape="line" />
            <div className={cardStyles.perKilo}>
              <Skeleton shape="line" />
            </div>
            <div className={cardStyles.action}>
              <Skeleton shape="button" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
