import type { Stripe } from 'stripe'
import type { PaymentSettings } from '../../paymentSettings'
import { loadPackage } from '../../system/loadPackage'
import { openOnce } from '../../system/openOnce'

export type StripeSettings = NonNullable<PaymentSettings['stripe']>
/** Opens the library at the first call, because it costs a tenth of a second and 4 MB. */
export type StripeConnection = () => Promise<Stripe>

export function connectStripe(
  { secretKey, api }: StripeSettings,
  timeoutMs = 10_000,
): StripeConnection {
  return openOnce(() => open(secretKey, api, timeoutMs))
}

function open(secretKey: string, api: string | null, timeout: number): Stripe {
  const Library = loadPackage('stripe') as typeof Stripe
  return new Library(secretKey, {
    timeout,
    // Repeated with the same idempotency key.
    maxNetworkRetries: 1,
    telemetry: false,
    ...(api && addressOf(api)),
  })
}

function addressOf(api: string) {
  const { protocol, hostname, port } = new URL(api)
  const isPlain = protocol === 'http:'
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  }
}
