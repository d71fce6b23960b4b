import type { DeliveryMode } from '../../contract/deliveryModes'
import { readPostcode } from './findZone'

export type PlaceOfSale = {
  /** The seller charges no VAT. */
  vatFranchise: boolean
  mode: DeliveryMode
  /** Null for an address that is one text without a postcode. */
  postcode: string | null
}

/** In hundredths of a percent: that of food. */
export const reducedVatRate = 550
export const reducedVatRateInCorsica = 210

/**
 * The VAT rate at which a product is sold, in hundredths of a percent, from its own: none under the
 * franchise (CGI art. 293 B), and 2.1 % for goods of the reduced rate that are delivered in Corsica,
 * also from the mainland (CGI art. 297, I, 1, 2° and 2).
 */
export function saleVatRate(
  vatRate: number,
  { vatFranchise, mode, postcode }: PlaceOfSale,
): number {
  if (vatFranchise) return 0
  const digits = postcode === null ? null : readPostcode(postcode)
  const isToCorsica = mode === 'domicile' && (digits?.startsWith('20') ?? false)
  return isToCorsica && vatRate === reducedVatRate ? reducedVatRateInCorsica : vatRate
}
