import type { Client } from '../../../contract/api/clients'
import { arrivalWords, dateWords } from '../../../wording/dates'
import { checkoutWords } from '../../../wording/checkout'
import { orderPaymentWords } from '../../../wording/orderPayment'
import { Button } from '../../ui/Button'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import type { Order } from './Order'
import printed from './OrderSummary.module.css'

type Props = { order: Order; client: Client }

/** The moment after the purchase: thanks, what was ordered, where the mail goes, when it arrives. */
export function Thanks({ order, client }: Props) {
  const words = useWords(orderPaymentWords)
  return (
    <Panel className={printed.thanks}>
      <h2>{words.thanks(client.prenom)}</h2>
      <p>{order.state === 'payée' ? words.paid(order.id) : words.recorded(order.id)}</p>
      {/* The days count from the transfer's arrival. */}
      {!order.transfer && <Promised order={order} />}
      {!order.isConfirmationHeld && (
        <p>{(order.state === 'payée' ? words.confirmation : words.instructions)(client.email)}</p>
      )}
      <Button variant="quiet" className={printed.screenOnly} onClick={() => window.print()}>
        {words.print}
      </Button>
    </Panel>
  )
}

/** The days that were promised with the order, until they are over. */
function Promised({ order: { dates, delivery, isPromiseOver } }: { order: Order }) {
  const words = useWords(checkoutWords)
  if (!dates || isPromiseOver) return null
  return (
    <p>
      {delivery === 'magasin'
        ? words.ready(dateWords(dates.from))
        : words.arrives(arrivalWords(dates))}
    </p>
  )
}
