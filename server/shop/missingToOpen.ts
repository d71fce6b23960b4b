import { sellerFacts, sellerSettings, type Seller, type TextFact } from '../../contract/sellerFacts'
import { isSoleTrader } from '../../wording/legal/soleTrader'
import { settingsWords } from '../../wording/settings'
import { missingWords, type MissingSetting } from '../../wording/start'
import type { Settings } from '../settings'

/** A setting that an open shop needs, and what for. */
export type Missing = { name: MissingSetting; why: string }

/** Placeholders until the shopkeeper fills in the facts. */
const invented = new Set<string>([
  '',
  settingsWords.shopName,
  settingsWords.shopAddress,
  settingsWords.shopEmail,
  settingsWords.shopPhone,
])

/** The settings that a shop still lacks to open lawfully, public or not. */
export function missingSettings(settings: Settings): Missing[] {
  const { seller, payments, smtpUrl, databaseUrl, trustProxy } = settings
  const missing = sellerFacts
    .filter(isFact)
    .filter((fact) => invented.has(seller[fact]) && applies(fact, seller))
  const lacks: (MissingSetting | false)[] = [
    ...missing.map((fact) => sellerSettings[fact]),
    hasNoMeans(payments) && 'PAYMENT',
    payments.providers.includes('stripe') && !payments.stripe?.isLive && 'STRIPE_SECRET_KEY',
    !settings.guaranteeNotice && 'SHOP_GUARANTEE_NOTICE',
    !smtpUrl && 'SMTP_URL',
    !databaseUrl && 'DATABASE_URL',
    trustProxy === false && 'TRUST_PROXY',
  ]
  return lacks.flatMap((name) => (name ? [{ name, why: missingWords[name] }] : []))
}

/**
 * The same as a line each; empty if PUBLIC_URL is not https, because that shop is on trial, unless
 * STRICT_LAW is on.
 */
export function missingToOpen(settings: Settings): string[] {
  if (!isBoundByLaw(settings)) return []
  return missingSettings(settings).map(({ name, why }) => `- ${name}\u00a0: ${why}`)
}

/** Whether the law's list counts for this shop. */
export function isBoundByLaw({ publicUrl, strictLaw }: Settings): boolean {
  return strictLaw || publicUrl.startsWith('https:')
}

/** No euro moves. */
function hasNoMeans({ providers }: Settings['payments']): boolean {
  return providers.length === 0 || providers.includes('demonstration')
}

/** A sole trader has no capital, and a shop under the franchise names no VAT number. */
function applies(fact: TextFact, { legalForm, vatFranchise }: Seller): boolean {
  if (fact === 'vatNumber') return !vatFranchise
  return fact !== 'capital' || !isSoleTrader(legalForm)
}

/** What the seller says in words; the rest has a lawful default. */
function isFact(fact: keyof Seller): fact is TextFact {
  return fact !== 'vatFranchise' && fact !== 'accessibility'
}
