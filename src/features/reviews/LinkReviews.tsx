import { paths } from '../../../contract/site/paths'
import { ownReviewWords } from '../../../wording/ownReviews'
import { toProblem } from '../../api/Problem'
import { useIsSessionKnown } from '../../app/hooks'
import { ButtonLink } from '../../ui/ButtonLink'
import { Failure } from '../../ui/Failure'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { Waiting } from '../../ui/Waiting'
import { useLinkToken } from '../../ui/useLinkToken'
import { useOpenReviewLinkQuery } from './ownReviewsApi'
import { RefuseInvitations } from './RefuseInvitations'
import { ReviewedProducts } from './ReviewedProducts'

/** What the mailed link of an order may review, without a password. */
export function LinkReviews() {
  const words = useWords(ownReviewWords)
  // Only the browser knows the fragment, so the server renders the loading state.
  const isKnown = useIsSessionKnown()
  const token = useLinkToken()
  if (!isKnown) return <Waiting />
  if (token === null)
    return (
      <Panel>
        <p role="alert">{words.linkMissing}</p>
        <ButtonLink to={paths.profile}>{words.toOrders}</ButtonLink>
      </Panel>
    )
  return <Opened key={token} token={token} />
}

function Opened({ token }: { token: string }) {
  const words = useWords(ownReviewWords)
  const { currentData, error, refetch } = useOpenReviewLinkQuery({ token })
  if (error && !currentData) {
    const { status, message } = toProblem(error)
    if (status !== 404) return <Failure problem={toProblem(error)} onRetry={refetch} />
    return (
      <Panel role="alert">
        <p>{message}</p>
        <ButtonLink to={paths.profile}>{words.toOrders}</ButtonLink>
      </Panel>
    )
  }
  if (!currentData) return <Waiting />
  return (
    <>
      {currentData.products.length === 0 ? (
        <Panel>
          <p>{words.nothing}</p>
          <ButtonLink to={paths.products}>{words.toShop}</ButtonLink>
        </Panel>
      ) : (
        <ReviewedProducts reviewable={currentData} reviewer={{ token }} />
      )}
      <RefuseInvitations token={token} />
    </>
  )
}
