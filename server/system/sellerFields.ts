import * as z from 'zod/mini'
import { sellerFacts, sellerSettings, type Seller } from '../../contract/sellerFacts'
import { settingsWords as words } from '../../wording/settings'
import { accessibility, email, onOrOff } from './settingFields'

const text = z.optional(z.string())

/** The seller in the environment; what is absent is the shopkeeper's to set. */
export const sellerSchema = z.object({
  SHOP_NAME: text,
  SHOP_ADDRESS: text,
  SHOP_EMAIL: z.optional(email),
  SHOP_PHONE: text,
  SHOP_LEGAL_NAME: text,
  SHOP_LEGAL_FORM: text,
  SHOP_CAPITAL: text,
  SHOP_SIRET: text,
  SHOP_RCS: text,
  SHOP_VAT_NUMBER: text,
  SHOP_VAT_FRANCHISE: onOrOff,
  SHOP_PUBLISHER: text,
  SHOP_HOSTING: text,
  SHOP_MEDIATOR: text,
  SHOP_EPR_PACKAGING: text,
  SHOP_EPR_ELECTRICAL: text,
  SHOP_EPR_BATTERIES: text,
  SHOP_ACCESSIBILITY: z.optional(accessibility),
})

/** What the shop says of its seller until somebody fills it in. */
export const defaultSeller: Seller = {
  name: words.shopName,
  address: words.shopAddress,
  email: words.shopEmail,
  phone: words.shopPhone,
  legalName: '',
  legalForm: '',
  capital: '',
  siret: '',
  rcs: '',
  vatNumber: '',
  vatFranchise: false,
  publisher: '',
  hosting: '',
  mediator: '',
  eprPackaging: '',
  eprElectrical: '',
  eprBatteries: '',
  accessibility: 'none',
}

/** The facts that the environment sets. */
export function fixedFacts(values: z.infer<typeof sellerSchema>): Partial<Seller> {
  const given = sellerFacts.map((fact) => [fact, values[sellerSettings[fact]]] as const)
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}
