import { cartWords } from '../../../wording/cart'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import type { CartPayment } from './usePayment'

/** In place of the cart after a reload: what became of the payment that was asked for before it. */
export function PaymentPanel({ payment }: { payment: CartPayment }) {
  const words = useWords(cartWords)
  return (
    <Panel role="status">
      <p>{payment.paidOrder === null ? words.checking : words.paidOrder(payment.paidOrder)}</p>
    </Panel>
  )
}
