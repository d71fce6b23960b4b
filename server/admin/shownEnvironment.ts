import type { StaffEnvironment } from '../../contract/api/staff/staffSettings'
import { environmentNames, type EnvironmentName } from '../../contract/environmentNames'
import type { Settings } from '../settings'
import { sellerSettings } from '../shop/missingToOpen'

type Shown = StaffEnvironment['values'][number]
/** A secret is a boolean: whether it is set. */
type Values = Record<EnvironmentName, string | boolean>

/** What the operator sets, as a manager may see it: no secret leaves the server. */
export function shownEnvironment(settings: Settings): Shown[] {
  const values = valuesOf(settings)
  return environmentNames.map((name) => {
    const value = values[name]
    if (typeof value === 'boolean') return { name, is_set: value, value: null }
    return { name, is_set: value !== '', value: value || null }
  })
}

function valuesOf(settings: Settings): Values {
  const { payments, publicUrl, mailFrom, smtpUrl, databaseUrl, trustProxy } = settings
  const { providers, stripe, bank, transferDays, counterDays } = payments
  return {
    ...sellerValues(settings.seller),
    SHOP_GUARANTEE_NOTICE: settings.guaranteeNotice !== null,
    PAYMENT: providers.join(', '),
    STRIPE_SECRET_KEY: stripe !== null,
    STRIPE_WEBHOOK_SECRET: stripe !== null,
    TRANSFER_IBAN: bank?.iban ?? '',
    TRANSFER_DAYS: String(transferDays),
    COUNTER_DAYS: String(counterDays),
    SMTP_URL: smtpUrl !== null,
    MAIL_FROM: mailFrom,
    PUBLIC_URL: publicUrl,
    DATABASE_URL: databaseUrl !== null,
    TRUST_PROXY: trustProxy !== false,
  }
}

type Seller = Settings['seller']
type SellerName = (typeof sellerSettings)[keyof Seller]

function sellerValues(seller: Seller) {
  const facts = Object.keys(sellerSettings) as (keyof Seller)[]
  return Object.fromEntries(
    facts.map((fact) => [sellerSettings[fact], textOf(seller[fact])]),
  ) as Record<SellerName, string>
}

function textOf(value: string | boolean): string {
  if (typeof value === 'string') return value
  return value ? 'on' : 'off'
}
