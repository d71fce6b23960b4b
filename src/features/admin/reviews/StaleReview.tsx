import { adminReviewsWords } from '../../../../wording/admin/reviews'
import { Panel } from '../../../ui/Panel'
import { useWords } from '../../../ui/Shop'
import { Loaded } from '../parts/Loaded'
import { ReviewCard } from './ReviewCard'
import { useGetStaffReviewQuery } from './staffReviewsApi'

type Props = { id: string; onStale: (id: string | null) => void }

/** A review that changed before it could be decided and has left the list, as it is now. */
export function StaleReview({ id, onStale }: Props) {
  const words = useWords(adminReviewsWords)
  const query = useGetStaffReviewQuery(id)
  return (
    <Loaded query={query} lines={4}>
      {(review) => (
        <Panel isNews>
          <p>{words.current}</p>
          <ReviewCard key={review.version} review={review} onEnd={({ stale }) => onStale(stale)} />
        </Panel>
      )}
    </Loaded>
  )
}
