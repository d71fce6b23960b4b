import type { PaymentMeans } from '../../contract/paymentMeans'
import type { ProviderName } from '../paymentSettings'
import type { Settings } from '../settings'
import { systemClock, type Clock } from '../system/clock'
import { demonstrationProvider } from './demonstrationProvider'
import { manualProvider } from './manualProvider'
import type { PaymentProvider } from './PaymentProvider'
import { stripeProvider } from './stripe/stripeProvider'

export type PaymentProviders = {
  /** What the checkout offers, in the order of the screen. */
  means: readonly PaymentMeans[]
  /** The provider of a means on offer. */
  byMeans: (means: PaymentMeans) => PaymentProvider | undefined
  /**
   * The provider of this name, also one that is no longer offered, because its earlier payments are
   * still asked for and refunded; undefined without its keys.
   */
  byName: (name: string) => PaymentProvider | undefined
}

/** The providers that the setting PAYMENT names, with all whose earlier payments can be asked for. */
export function openProviders(
  { payments }: Pick<Settings, 'payments'>,
  clock: Clock = systemClock,
): PaymentProviders {
  const { stripe, transferDays, counterDays } = payments
  const all = [
    demonstrationProvider(),
    ...(stripe ? [stripeProvider(stripe, clock)] : []),
    manualProvider('transfer', transferDays),
    manualProvider('counter', counterDays),
  ]
  return toProviders(all, payments.providers)
}

/** These providers; the checkout offers those named in `offered`. */
export function toProviders(
  all: readonly PaymentProvider[],
  offered: readonly ProviderName[],
): PaymentProviders {
  const byName = new Map<string, PaymentProvider>(all.map((one) => [one.name, one]))
  const onOffer = offered.flatMap((name) => byName.get(name) ?? [])
  return {
    means: onOffer.flatMap(({ means }) => means),
    byMeans: (means) => onOffer.find((provider) => provider.means.includes(means)),
    byName: (name) => byName.get(name),
  }
}
