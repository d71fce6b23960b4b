import { adminReviewsWords } from '../../../../wording/admin/reviews'
import { Failure } from '../../../ui/Failure'
import { Panel } from '../../../ui/Panel'
import { useWords } from '../../../ui/Shop'
import { WaitingLines } from '../../../ui/WaitingLines'
import { ReviewCard } from './ReviewCard'
import { useGetStaffReviewQuery } from './staffReviewsApi'

type Props = { id: string; onStale: (id: string | null) => void }

/** A review that changed before it could be decided and has left the list, as it is now. */
export function StaleReview({ id, onStale }: Props) {
  const words = useWords(adminReviewsWords)
  const { currentData, error, refetch } = useGetStaffReviewQuery(id)
  if (error) return <Failure problem={error} onRetry={refetch} />
  if (!currentData) return <WaitingLines lines={4} />
  return (
    <Panel isNews>
      <p>{words.current}</p>
      <ReviewCard
        key={currentData.version}
        review={currentData}
        onEnd={({ stale }) => onStale(stale)}
      />
    </Panel>
  )
}
