import type { PaymentMeans, ProviderName } from '../../contract/paymentMeans'
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
  /** All that `byName` knows. */
  all: readonly PaymentProvider[]
}

/**
 * The providers that the settings offer at the moment, with all whose earlier payments can be asked
 * for.
 */
export function openProviders(
  settings: Pick<Settings, 'payments'>,
  clock: Clock = systemClock,
): PaymentProviders {
  const { stripe } = settings.payments
  const all = [
    demonstrationProvider(),
    ...(stripe ? [stripeProvider(stripe, clock)] : []),
    manualProvider('transfer', () => settings.payments.transferDays),
    manualProvider('counter', () => settings.payments.counterDays),
  ]
  return toProviders(all, () => settings.payments.providers)
}

/** These providers; the checkout offers those named in `offered`. */
function toProviders(
  all: readonly PaymentProvider[],
  offered: () => readonly ProviderName[],
): PaymentProviders {
  const byName = new Map<string, PaymentProvider>(all.map((one) => [one.name, one]))
  const onOffer = () => offered().flatMap((name) => byName.get(name) ?? [])
  return {
    get means() {
      return onOffer().flatMap(({ means }) => means)
    },
    byMeans: (means) => onOffer().find((provider) => provider.means.includes(means)),
    byName: (name) => byName.get(name),
    all,
  }
}
