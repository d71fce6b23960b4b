import { toCentsOrNull } from '../../contract/amounts'

/** What the law wants beside the price of some products. */
export type UnitPrice = {
  /** Of a kilo, or of a litre; null where the law asks for neither. */
  unitPriceCents: number | null
  isPerLitre: boolean
}

type Amount = Parameters<typeof toCentsOrNull>[0]

/** The one unit price of a reply that has a field for each unit. */
export function toUnitPrice(perKilo: Amount, perLitre: Amount): UnitPrice {
  const ofLitre = toCentsOrNull(perLitre)
  return { unitPriceCents: ofLitre ?? toCentsOrNull(perKilo), isPerLitre: ofLitre !== null }
}
