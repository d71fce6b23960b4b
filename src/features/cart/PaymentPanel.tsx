import { cartWords } from '../../../wording/cart'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import type { CartPayment } from './usePayment'

/** Replaces the cart after a reload: the outcome of the payment sent before it. */
export function PaymentPanel({ payment }: { payment: CartPayment }) {
  const words = useWords(cartWords)
  return (
    <Panel role="status">
      <p>{payment.paidOrder === null ? words.checking : words.paidOrder(payment.paidOrder)}</p>
    </Panel>
  )
}
