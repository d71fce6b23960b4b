import { ownReviewWords } from '../../wording/ownReviews'
import { LinkReviews } from '../features/reviews/LinkReviews'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { shopTitle, unindexedHead } from './heads'
import type { PageHead } from './PageModule'

export function Page() {
  const { pageTitle } = useWords(ownReviewWords)
  return (
    <>
      <PageHeading>{pageTitle}</PageHeading>
      <LinkReviews />
    </>
  )
}

export const head: PageHead = (_, { settings }) =>
  unindexedHead(shopTitle(ownReviewWords[settings.wording].pageTitle, settings))
