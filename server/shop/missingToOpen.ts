import type { EnvironmentName } from '../../contract/environmentNames'
import { isSoleTrader } from '../../wording/legal/soleTrader'
import { settingsWords } from '../../wording/settings'
import { missingWords, type MissingSetting } from '../../wording/start'
import type { Settings } from '../settings'

type Seller = Settings['seller']
/** A setting that an open shop needs, and what for. */
export type Missing = { name: MissingSetting; why: string }

/** The setting of each fact about the seller. */
export const sellerSettings = {
  name: 'SHOP_NAME',
  address: 'SHOP_ADDRESS',
  email: 'SHOP_EMAIL',
  phone: 'SHOP_PHONE',
  legalName: 'SHOP_LEGAL_NAME',
  legalForm: 'SHOP_LEGAL_FORM',
  capital: 'SHOP_CAPITAL',
  siret: 'SHOP_SIRET',
  rcs: 'SHOP_RCS',
  vatNumber: 'SHOP_VAT_NUMBER',
  vatFranchise: 'SHOP_VAT_FRANCHISE',
  publisher: 'SHOP_PUBLISHER',
  hosting: 'SHOP_HOSTING',
  mediator: 'SHOP_MEDIATOR',
  eprPackaging: 'SHOP_EPR_PACKAGING',
  eprElectrical: 'SHOP_EPR_ELECTRICAL',
  eprBatteries: 'SHOP_EPR_BATTERIES',
  accessibility: 'SHOP_ACCESSIBILITY',
} as const satisfies Record<keyof Seller, EnvironmentName>
/** What the seller says in words; the rest has a lawful default. */
type Fact = Exclude<keyof Seller, 'vatFranchise' | 'accessibility'>
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
  const facts = (Object.keys(sellerSettings) as (keyof Seller)[]).filter(isFact)
  const missing = facts.filter((fact) => invented.has(seller[fact]) && applies(fact, seller))
  const lacks: (MissingSetting | false)[] = [
    ...missing.map((fact) => sellerSettings[fact]),
    payments.providers.includes('demonstration') && 'PAYMENT',
    payments.providers.includes('stripe') && !payments.stripe?.isLive && 'STRIPE_SECRET_KEY',
    !settings.guaranteeNotice && 'SHOP_GUARANTEE_NOTICE',
    !smtpUrl && 'SMTP_URL',
    !databaseUrl && 'DATABASE_URL',
    trustProxy === false && 'TRUST_PROXY',
  ]
  return lacks.flatMap((name) => (name ? [{ name, why: missingWords[name] }] : []))
}

/**
 * The same as a line each; empty if PUBLIC_URL is not https, because that shop is not open to the
 * public, unless STRICT_LAW is on.
 */
export function missingToOpen(settings: Settings): string[] {
  if (!isOpenToPublic(settings)) return []
  return missingSettings(settings).map(({ name, why }) => `- ${name}\u00a0: ${why}`)
}

/** Whether the law's list counts for this shop. */
export function isOpenToPublic({ publicUrl, strictLaw }: Settings): boolean {
  return strictLaw || publicUrl.startsWith('https:')
}

/** A sole trader has no capital, and a shop under the franchise names no VAT number. */
function applies(fact: Fact, { legalForm, vatFranchise }: Seller): boolean {
  if (fact === 'vatNumber') return !vatFranchise
  return fact !== 'capital' || !isSoleTrader(legalForm)
}

function isFact(fact: keyof Seller): fact is Fact {
  return fact !== 'vatFranchise' && fact !== 'accessibility'
}
