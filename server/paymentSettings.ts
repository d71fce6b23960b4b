import * as z from 'zod/mini'
import type { PaymentMeans } from '../contract/paymentMeans'
import { isPublicUrl } from '../contract/site/isPublicUrl'
import { paymentSettingsWords as words } from '../wording/paymentSettings'
import * as fields from './system/settingFields'
import { WrongSetting } from './system/WrongSetting'

/** The words of the setting PAYMENT, each with the means that its screen shows. */
const meansOf = {
  demonstration: 'demonstration',
  stripe: 'card',
  transfer: 'transfer',
  counter: 'counter',
} as const satisfies Record<string, PaymentMeans>
export type ProviderName = keyof typeof meansOf
export const providerNames = Object.keys(meansOf) as ProviderName[]

export const paymentSchema = z.object({
  PAYMENT: z.optional(fields.listOf(providerNames)),
  STRIPE_SECRET_KEY: z.optional(fields.match(/^[rs]k_(live|test)_\w+$/, words.stripeKey)),
  STRIPE_WEBHOOK_SECRET: z.optional(fields.match(/^whsec_\S+$/, words.stripeWebhookSecret)),
  STRIPE_API: z.optional(fields.origin),
  TRANSFER_IBAN: z.optional(fields.iban),
  TRANSFER_BIC: z._default(fields.match(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/, words.bic), ''),
  TRANSFER_HOLDER: fields.text(),
  TRANSFER_DAYS: z._default(fields.days, 7),
  COUNTER_DAYS: z._default(fields.days, 7),
})
type Values = z.infer<typeof paymentSchema>
type Shop = { publicUrl: string; holder: string }

export type PaymentSettings = ReturnType<typeof toPaymentSettings>

/** What the settings of payment say together; throws a `WrongSetting` for what contradicts. */
export function toPaymentSettings(values: Values, { publicUrl, holder }: Shop) {
  const providers = values.PAYMENT ?? ['demonstration']
  if (!values.PAYMENT && isPublicUrl(publicUrl)) throw new WrongSetting(words.choose(publicUrl))
  const isMixed = providers.length > 1 && providers.includes('demonstration')
  if (isMixed && isPublicUrl(publicUrl)) throw new WrongSetting(words.mixed)
  const stripe = toStripe(values)
  if (providers.includes('stripe') && !stripe) throw new WrongSetting(words.stripeIncomplete)
  const { TRANSFER_IBAN: iban, TRANSFER_BIC: bic, TRANSFER_HOLDER } = values
  if (providers.includes('transfer') && !iban) throw new WrongSetting(words.ibanMissing)
  return {
    /** In the order of the screen. */
    providers,
    means: providers.map((provider): PaymentMeans => meansOf[provider]),
    /** Null: payments by Stripe are neither started nor asked for. */
    stripe,
    /** The account for transfers. */
    bank: iban ? { iban, bic, holder: TRANSFER_HOLDER || holder } : null,
    transferDays: values.TRANSFER_DAYS,
    counterDays: values.COUNTER_DAYS,
  }
}

function toStripe(values: Values) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values
  if (!secretKey || !webhookSecret) return null
  const isLive = /^.k_live_/.test(secretKey)
  if (isLive && values.STRIPE_API) throw new WrongSetting(words.stripeApiLive)
  return { secretKey, webhookSecret, api: values.STRIPE_API ?? null, isLive }
}
