import type { AddressParts } from '../../../contract/api/address'
import type { DeliveryMode } from '../../../contract/deliveryModes'
import type { PaymentMeans } from '../../../contract/paymentMeans'
import type { ShownProblem } from '../../ui/ProblemText'

/** What the client chose, and was shown, when the button is pressed. */
export type OrderChoices = {
  address: string
  parts: AddressParts | null
  delivery: DeliveryMode
  /** Null at a host that quotes no prices. */
  means: PaymentMeans | null
  conditionsVersion: number | null
  /** The total that was shown, in cents. */
  totalCents: number
  /** The promised days that were shown; null for none. */
  dates: { from: string; to: string } | null
}

/** The payment of the cart beside the form. */
export type OrderPayment = {
  phase: 'open' | 'paying' | 'checking' | 'leaving' | 'paid'
  refusal: (ShownProblem & { fields?: Record<string, string> | undefined }) | null
  /** The cart whose payment was sent. */
  cart: { lines: readonly { orderId: string }[] } | null
  paidOrder: string | null
  pay: (choices: OrderChoices) => void
  /** Finds out what became of an order whose payment was sent, and shows it. */
  resume: () => void
}
