import type { DeliveryMode } from '../../contract/deliveryModes'
import type { PaymentMeans } from '../../contract/paymentMeans'
import { checkoutReplies } from '../../wording/replies/checkout'
import { ProblemError } from '../http/ProblemError'
import type { HeldOrder } from '../payments/PaymentProvider'
import { paysFor } from '../payments/paysFor'
import type { CheckoutServices } from './CheckoutServices'
import { EmailUnproven } from './EmailUnproven'
import { hourMs } from '../system/durations'

export type ChosenProvider = {
  name: string
  means: PaymentMeans
  heldUntil: (order: HeldOrder) => Date
}
type Wish = {
  means: PaymentMeans | undefined
  mode: DeliveryMode
  totalCents: number
  isProven: boolean
  /** Of an order; absent for a cart. */
  held?: HeldOrder | undefined
}

/** The means that may pay an order with this delivery mode. */
export function meansFor({ providers }: CheckoutServices, mode: DeliveryMode): PaymentMeans[] {
  return providers.means.filter((means) => paysFor(means, mode))
}

/** The provider of the wished means, or of the first; throws a ProblemError if it cannot be used. */
export function chooseProvider(
  services: CheckoutServices,
  { means: wished, mode, totalCents, isProven, held }: Wish,
): ChosenProvider {
  const { orderMeansUnavailable, meansUnavailable } = checkoutReplies
  const unavailable = held ? orderMeansUnavailable : meansUnavailable
  const offered = meansFor(services, mode)
  const means = wished ?? offered[0]
  const provider = means && services.providers.byMeans(means)
  if (!means || !provider || !offered.includes(means)) throw refused(unavailable)
  const last = provider.isManual && held ? provider.heldUntil(held) : null
  if (last && last <= services.clock()) throw refused(unavailable)
  // It holds articles for days before any money comes.
  if (provider.isManual && !isProven) throw new EmailUnproven()
  if (totalCents < provider.minimumCents)
    throw refused(checkoutReplies.totalTooSmall(provider.minimumCents))
  return {
    name: provider.name,
    means,
    heldUntil: (order) => provider.heldUntil(order) ?? new Date(order.at.getTime() + hourMs),
  }
}

const refused = (message: string) => new ProblemError(409, 'order_not_payable', message)
