import type { EnvironmentName } from './environmentNames'
import type { PageSettings } from './site/pageSettings'

export type Seller = PageSettings['seller']
export type SellerFact = keyof Seller

/** The environment's name of each fact about the seller. */
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
} as const satisfies Record<SellerFact, EnvironmentName>
/** What is typed as a text of any words. */
export type TextFact = Exclude<SellerFact, 'vatFranchise' | 'accessibility'>
export type SellerSetting = (typeof sellerSettings)[SellerFact]

export const sellerFacts = Object.keys(sellerSettings) as SellerFact[]

/** A fact as the environment writes it. */
export function factText(value: string | boolean): string {
  if (typeof value === 'string') return value
  return value ? 'on' : 'off'
}
