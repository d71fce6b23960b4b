import type { Words } from '../../../wording/words'

const kilos = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 })
type WeightWords = Pick<Words['catalogue'], 'grams' | 'kilograms'>

/** Grams as a shopper reads them: "250 g", "1 kg", "1,5 kg". */
export function weightText(grams: number, words: WeightWords): string {
  return grams < 1000
    ? words.grams(kilos.format(grams))
    : words.kilograms(kilos.format(grams / 1000))
}
