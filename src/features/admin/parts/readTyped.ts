import { readDecimal } from '../../../../contract/decimals'

/** What cannot be read, by the name of its field. */
export type Faults = Record<string, 'amount' | 'weight' | 'count'>

const unspaced = (typed: string) => typed.replace(/\s/g, '')

/** Grams of “0,5” kilos; null for what is no weight. */
export function readGrams(typed: string): number | null {
  return readDecimal(unspaced(typed), 3)
}

/** A whole number; null for what is none. */
export function readCount(typed: string): number | null {
  const digits = unspaced(typed)
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null
}

/** “0,5”, of grams. */
export const typedKilos = (grams: number) => String(grams / 1000).replace('.', ',')
