import { brewings, type Brewing, type Facts } from '../../../../contract/facts'

/**
 * Grams of coffee for a litre of water, within the Specialty Coffee Association's brewing standard
 * (55 g/l ± 10 %) but for the moka pot, whose basket is filled, and the espresso, of which a litre
 * is what is in the cups: twice the weight of the coffee.
 */
const gramsPerLitre: Record<Brewing, number> = { filtre: 60, espresso: 500, piston: 60, moka: 110 }

export type Way = Brewing | 'infusion'
/** A cup, or what one makes at once, in millilitres. */
export const usualMillilitres: Record<Way, number> = {
  filtre: 250,
  espresso: 36,
  piston: 350,
  moka: 150,
  infusion: 200,
}

/** The ways in which a product is brewed; none for what is not brewed. */
export function waysOf({ beans, brewing = [], dose }: Facts): Way[] {
  if (beans) return brewings.filter((one) => brewing.includes(one))
  return dose ? ['infusion'] : []
}

/** Grams for a litre, in one of the product's ways. */
export const rateOf = (way: Way, { dose = [] }: Facts): number =>
  way === 'infusion' ? (dose[0] ?? 0) : gramsPerLitre[way]

/** To a tenth of a gram. */
export const gramsFor = (rate: number, millilitres: number): number =>
  Math.round((millilitres * rate) / 100) / 10

/** To a millilitre. */
export const millilitresFor = (rate: number, grams: number): number =>
  Math.round((grams / rate) * 1000)
