import type { StaffEnvironment } from '../../../contract/api/staff/staffSettings'
import { environmentNames, type EnvironmentName } from '../../../contract/environmentNames'
import {
  factText,
  sellerFacts,
  sellerSettings,
  type SellerSetting,
} from '../../../contract/sellerFacts'
import type { Settings } from '../../settings'

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
  const { providers, isFixed, stripe, environment, transferDays, counterDays } = payments
  // Without PAYMENT the shopkeeper sets them.
  const ofPayment = (value: string) => (isFixed ? value : '')
  return {
    ...sellerValues(settings.fixedSeller),
    SHOP_GUARANTEE_NOTICE: settings.guaranteeNotice !== null,
    PAYMENT: ofPayment(providers.join(', ')),
    STRIPE_SECRET_KEY: stripe !== null,
    STRIPE_WEBHOOK_SECRET: stripe !== null,
    TRANSFER_IBAN: ofPayment(environment.iban),
    TRANSFER_BIC: ofPayment(environment.bic),
    TRANSFER_HOLDER: ofPayment(environment.holder),
    TRANSFER_DAYS: ofPayment(String(transferDays)),
    COUNTER_DAYS: ofPayment(String(counterDays)),
    SMTP_URL: smtpUrl !== null,
    MAIL_FROM: mailFrom,
    PUBLIC_URL: publicUrl,
    DATABASE_URL: databaseUrl !== null,
    TRUST_PROXY: trustProxy !== false,
  }
}

/** What the shopkeeper sets is among the settings of the database. */
function sellerValues(fixed: Settings['fixedSeller']) {
  const values = sellerFacts.map((fact) => [sellerSettings[fact], factText(fixed[fact] ?? '')])
  return Object.fromEntries(values) as Record<SellerSetting, string>
}
