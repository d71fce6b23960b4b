import { ownReviewWords } from '../../../wording/ownReviews'
import { RetryLine } from '../../ui/RetryLine'
import { useWords } from '../../ui/Shop'
import { useListOrderReviewsQuery } from './ownReviewsApi'
import { ReviewedProducts } from './ReviewedProducts'
import styles from './OrderReviews.module.css'

type Props = { clientId: string; orderId: string }

/** The client's reviews of what an order brought; nothing before it is received. */
export function OrderReviews({ clientId, orderId }: Props) {
  const words = useWords(ownReviewWords)
  const { currentData, error, refetch } = useListOrderReviewsQuery({ clientId, orderId })
  if (error && !currentData) return <RetryLine onRetry={refetch} />
  if (!currentData || currentData.products.length === 0) return null
  return (
    <section aria-labelledby="own-reviews" className={styles.reviews}>
      <h2 id="own-reviews">{words.title}</h2>
      <ReviewedProducts reviewable={currentData} reviewer={{ clientId, orderId }} />
    </section>
  )
}
