/** A number as other hosts write it in text. */
export const numericText = /^\s*-?\d+(\.\d+)?\s*$/

/**
 * Euros of the wire (number, or numeric text from other hosts) as integer cents.
 * Throws a RangeError for what is no amount.
 */
export function toCents(amount: number | string): number {
  const cents = Math.round(Number(amount) * 100)
  const isNumeric = typeof amount === 'number' || numericText.test(amount)
  if (!isNumeric || !Number.isSafeInteger(cents)) throw new RangeError(`Not an amount: ${amount}`)
  return cents
}

/** Integer cents as euros of the wire. */
export function toEuros(cents: number): number {
  return cents / 100
}
