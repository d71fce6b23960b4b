import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ReviewState } from '../../../contract/reviews'
import { readReviewState } from '../../../contract/site/adminPaths'
import { adminReviewsWords } from '../../../wording/admin/reviews'
import { WithNews } from '../../features/admin/news/WithNews'
import { Loaded } from '../../features/admin/parts/Loaded'
import { PageLinks } from '../../features/admin/parts/PageLinks'
import { usePlace } from '../../features/admin/parts/usePlace'
import { ReviewRows } from '../../features/admin/reviews/ReviewRows'
import { ReviewTabs } from '../../features/admin/reviews/ReviewTabs'
import { StaleReview } from '../../features/admin/reviews/StaleReview'
import { useListStaffReviewsQuery } from '../../features/admin/reviews/staffReviewsApi'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function ReviewList() {
  const words = useWords(adminReviewsWords)
  useAdminTitle(words.title)
  const [search] = useSearchParams()
  const state = readReviewState(search.get('etat'))
  const after = usePlace()
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <p>{words.hint}</p>
      <WithNews key={`${state} ${after}`}>
        <Reviews state={state} after={after} />
      </WithNews>
    </>
  )
}

function Reviews({ state, after }: { state: ReviewState; after: string | undefined }) {
  const words = useWords(adminReviewsWords)
  const [stale, setStale] = useState<string | null>(null)
  const query = useListStaffReviewsQuery({
    state,
    ...(after && { after }),
  })
  return (
    <Loaded query={query} lines={12}>
      {({ reviews, next, counts }) => {
        const hasLeft = stale !== null && !reviews.some(({ id }) => id === stale)
        return (
          <>
            <ReviewTabs counts={counts} current={state} />
            {hasLeft && <StaleReview id={stale} onStale={setStale} />}
            {reviews.length === 0 && <Panel>{after ? words.pageEmpty : words.none[state]}</Panel>}
            <ReviewRows reviews={reviews} next={next} onStale={setStale} />
            <PageLinks next={next} toFirst={words.first} toNext={words.next} />
          </>
        )
      }}
    </Loaded>
  )
}
