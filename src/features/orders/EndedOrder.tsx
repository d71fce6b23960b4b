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
export function EndedOrder({ order: { state, payment } }: { order: Order }) {
  const words = useWords(orderPaymentWords)
  const isDisputed = payment === 'contestée'
  const isUnpaid = payment === 'sans objet'
  const isExpired = state === 'expirée'
  return (
    <Panel className={printed.awaited}>
      <h2>{isDisputed ? words.disputed : isExpired ? words.expired : words.cancelled}</h2>
      {isDisputed && <p>{words.disputedHint}</p>}
      {isUnpaid && <p>{isExpired ? words.expiredHint : words.nothingDue}</p>}
      <LinkGroup>
        {!isDisputed && <ButtonLink to={paths.products}>{words.toShop}</ButtonLink>}
        <Link to={paths.contact}>{words.contact}</Link>
      </LinkGroup>
    </Panel>
  )
}
