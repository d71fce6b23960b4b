import * as z from 'zod/mini'
import type { MeansValue } from '../contract/api/staff/staffSettingValues'
import { providerNames, type PaymentMeans, type ProviderName } from '../contract/paymentMeans'
import { isPublicUrl } from '../contract/site/isPublicUrl'
import { paymentSettingsWords as words } from '../wording/paymentSettings'
import * as fields from './system/settingFields'
import { WrongSetting } from './system/WrongSetting'

/** The means that the screen of each provider shows. */
const meansOf = {
  demonstration: 'demonstration',
  stripe: 'card',
  transfer: 'transfer',
  counter: 'counter',
} as const satisfies Record<ProviderName, PaymentMeans>

export const paymentSchema = z.object({
  PAYMENT: z.optional(fields.listOf(providerNames)),
  STRIPE_SECRET_KEY: z.optional(fields.match(/^[rs]k_(live|test)_\w+$/, words.stripeKey)),
  STRIPE_WEBHOOK_SECRET: z.optional(fields.match(/^whsec_\S+$/, words.stripeWebhookSecret)),
  STRIPE_API: z.optional(fields.origin),
  TRANSFER_IBAN: z.optional(fields.iban),
  TRANSFER_BIC: z._default(fields.bic, ''),
  TRANSFER_HOLDER: fields.text(),
  TRANSFER_DAYS: z._default(fields.days, 7),
  COUNTER_DAYS: z._default(fields.days, 7),
})
type Values = z.infer<typeof paymentSchema>
type Shop = {
  publicUrl: string
  /** Who holds the account for transfers, unless another is named. */
  holder: string
  /** What the shopkeeper has set; null for nothing. */
  stored: MeansValue | null
}

export type PaymentSettings = ReturnType<typeof toPaymentSettings>

/**
 * What the settings of payment say together: PAYMENT with its settings, else what the shopkeeper has
 * set, else a demonstration, which a public shop never is by itself. Throws a `WrongSetting` for
 * what contradicts in the environment.
 */
export function toPaymentSettings(values: Values, { publicUrl, holder, stored }: Shop) {
  const stripe = toStripe(values)
  assertEnvironment(values, publicUrl)
  const possible = providerNames.filter(
    (name) =>
      (name !== 'stripe' || stripe !== null) &&
      (name !== 'demonstration' || !isPublicUrl(publicUrl)),
  )
  const isFixed = values.PAYMENT !== undefined
  const wished = stored?.offered ?? (['demonstration'] as const)
  const providers = values.PAYMENT ?? wished.filter((name) => possible.includes(name))
  const environment = toMeansValue(values)
  const said = isFixed || !stored ? environment : stored
  // The account of an earlier transfer stays on its page, whether the environment or the admin set it.
  const account = [said, environment, stored].find((one) => one?.iban)
  return {
    /** In the order of the screen; empty for a public shop that has none yet. */
    providers,
    means: providers.map((provider): PaymentMeans => meansOf[provider]),
    /** What the shopkeeper may choose on this server. */
    possible,
    /** PAYMENT says it, whatever the shopkeeper has set. */
    isFixed,
    /** Null: payments by Stripe are neither started nor asked for. */
    stripe,
    /** The account for transfers. */
    bank: account
      ? { iban: account.iban, bic: account.bic, holder: account.holder || holder }
      : null,
    /** What the environment says, whether it counts or not. */
    environment,
    transferDays: said.transferDays,
    counterDays: said.counterDays,
  }
}

/** Throws a `WrongSetting` where a shop has no means of payment at all. */
export function assertMeans({
  payments,
  publicUrl,
}: {
  payments: PaymentSettings
  publicUrl: string
}) {
  if (payments.providers.length === 0) throw new WrongSetting(words.choose(publicUrl))
}

const toMeansValue = (values: Values) => ({
  iban: values.TRANSFER_IBAN ?? '',
  bic: values.TRANSFER_BIC,
  holder: values.TRANSFER_HOLDER,
  transferDays: values.TRANSFER_DAYS,
  counterDays: values.COUNTER_DAYS,
})

function assertEnvironment({ PAYMENT: given = [], ...values }: Values, publicUrl: string): void {
  const isMixed = given.length > 1 && given.includes('demonstration')
  if (isMixed && isPublicUrl(publicUrl)) throw new WrongSetting(words.mixed)
  if (given.includes('stripe') && !toStripe(values)) throw new WrongSetting(words.stripeIncomplete)
  if (!values.STRIPE_SECRET_KEY !== !values.STRIPE_WEBHOOK_SECRET)
    throw new WrongSetting(words.stripeHalf)
  if (given.includes('transfer') && !values.TRANSFER_IBAN) throw new WrongSetting(words.ibanMissing)
}

function toStripe(values: Omit<Values, 'PAYMENT'>) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values
  if (!secretKey || !webhookSecret) return null
  const isLive = /^.k_live_/.test(secretKey)
  if (isLive && values.STRIPE_API) throw new WrongSetting(words.stripeApiLive)
  return { secretKey, webhookSecret, api: values.STRIPE_API ?? null, isLive }
}
