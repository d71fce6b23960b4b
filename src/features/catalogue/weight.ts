import type { Words } from '../../../wording/words'
import { frenchNumber } from '../../ui/frenchNumber'

type WeightWords = Pick<Words['catalogue'], 'grams' | 'kilograms'>

/** Grams as a shopper reads them: "250 g", "1 kg", "1,5 kg". */
export function weightText(grams: number, words: WeightWords): string {
  return grams < 1000
    ? words.grams(upToThreeDecimals(grams))
    : words.kilograms(upToThreeDecimals(grams / 1000))
}

const upToThreeDecimals = (value: number) => frenchNumber(String(Number(value.toFixed(3))))
