import type { Client } from '../../../contract/api/clients'
import { orderPaymentWords } from '../../../wording/orderPayment'
import { formatAmount } from '../../ui/Price'
import { useWords } from '../../ui/Shop'
import { AwaitedPaymentPlace } from './AwaitedPaymentPlace'
import { EndedOrder } from './EndedOrder'
import type { Order } from './Order'
import { Thanks } from './Thanks'

type Props = { order: Order; client: Client; isChecking: boolean }

/** What the client should know of the order first, and what to do next. */
export function OrderNews({ order, client, isChecking }: Props) {
  const words = useWords(orderPaymentWords)
  const { state, payment, means, refundedCents, refundPendingCents } = order
  const isPaid = state === 'payée' && payment === 'payée'
  const isEnded = state === 'annulée' || state === 'expirée'
  // A demonstration takes none, and gives none back.
  const isMoney = means !== 'demonstration'
  return (
    <>
      {/* It is there before the payment, so that its words are heard. */}
      <div role="status">{isPaid && <Thanks order={order} client={client} />}</div>
      {state === 'en attente de paiement' && (
        <AwaitedPaymentPlace order={order} client={client} isChecking={isChecking} />
      )}
      {(isEnded || payment === 'contestée') && <EndedOrder order={order} />}
      {refundPendingCents > 0 && isMoney && (
        <p>{words.refundPending(formatAmount(refundPendingCents), refundPendingCents)}</p>
      )}
      {refundedCents > 0 && isMoney && (
        <p>{words.refunded(formatAmount(refundedCents), refundedCents)}</p>
      )}
    </>
  )
}
