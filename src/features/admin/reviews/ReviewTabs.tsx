import type { ReviewState } from '../../../../contract/reviews'
import { reviewsIn } from '../../../../contract/site/adminPaths'
import { adminReviewsWords } from '../../../../wording/admin/reviews'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import { Tabs } from '../parts/Tabs'

type Counts = readonly { state: ReviewState; count: number }[]

/** Each state with its number of reviews. */
export function ReviewTabs({ counts, current }: { counts: Counts; current: ReviewState }) {
  const words = useWords(adminReviewsWords)
  return (
    <Tabs label={words.states}>
      {counts.map(({ state, count }) => (
        <Link
          key={state}
          to={reviewsIn(state)}
          aria-current={state === current ? 'page' : undefined}
        >
          {words.tabs[state]} <b>{words.count(count)}</b>
        </Link>
      ))}
    </Tabs>
  )
}
