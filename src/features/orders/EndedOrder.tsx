import { paths } from '../../../contract/site/paths'
import { orderPaymentWords } from '../../../wording/orderPayment'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import { LinkGroup } from '../../ui/LinkGroup'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import type { Order } from './Order'
import printed from './OrderSummary.module.css'

/** An order that was cancelled, has expired or is contested. */
export function EndedOrder({ order }: { order: Order }) {
  const words = useWords(orderPaymentWords)
  const { state, payment, means } = order
  const isDisputed = payment === 'contestée'
  const isUnpaid = payment === 'sans objet'
  const isExpired = state === 'expirée'
  const isTransfer = means === 'transfer'
  const expiredHint = isTransfer ? words.transferExpiredHint : words.expiredHint
  const cancelledHint = isTransfer ? words.noTransfer : words.nothingDue
  return (
    <Panel className={printed.awaited}>
      <h2>{isDisputed ? words.disputed : isExpired ? words.expired : words.cancelled}</h2>
      {isDisputed && <p>{words.disputedHint}</p>}
      {isUnpaid && <p>{isExpired ? expiredHint : cancelledHint}</p>}
      <LinkGroup>
        {!isDisputed && <ButtonLink to={paths.products}>{words.toShop}</ButtonLink>}
        <Link to={paths.contact}>{words.contact}</Link>
      </LinkGroup>
    </Panel>
  )
}
