/** What cannot be read, by the name of its field. */
export type Faults = Record<string, 'amount' | 'weight' | 'count'>

const spaces = /[\s\u00a0\u202f]/g

/** Integer cents of “5,90”; null for what is no amount. */
export function readCents(typed: string): number | null {
  return readDecimal(typed.replace('€', ''), 2)
}

/** Grams of “0,5” kilos; null for what is no weight. */
export function readGrams(typed: string): number | null {
  return readDecimal(typed, 3)
}

/** A whole number; null for what is none. */
export function readCount(typed: string): number | null {
  const digits = typed.replace(spaces, '')
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null
}

/** A decimal number, as an integer with so many decimals; null for what has more, or is none. */
function readDecimal(typed: string, decimals: number): number | null {
  const [, whole, fraction = ''] =
    /^(\d{1,7})(?:[.,](\d{1,3}))?$/.exec(typed.replace(spaces, '')) ?? []
  if (whole === undefined || fraction.length > decimals) return null
  return Number(whole + fraction.padEnd(decimals, '0'))
}

/** “5,90”, of integer cents. */
export const typedEuros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

/** “0,5”, of grams. */
export const typedKilos = (grams: number) => String(grams / 1000).replace('.', ',')
