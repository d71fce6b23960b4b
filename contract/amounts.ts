/** A number as other hosts write it in text. */
export const numericText = /^\s*-?\d+(\.\d+)?\s*$/

/**
 * Converts euros of the API (a number, or numeric text from other hosts) into integer cents. Throws
 * a RangeError where the value is no amount.
 */
export function toCents(amount: number | string): number {
  const cents = Math.round(Number(amount) * 100)
  const isNumeric = typeof amount === 'number' || numericText.test(amount)
  if (!isNumeric || !Number.isSafeInteger(cents)) throw new RangeError(`Not an amount: ${amount}`)
  return cents
}

/** The same for an amount that another host may leave out. */
export const toCentsOrNull = (amount: number | string | null | undefined): number | null =>
  amount == null ? null : toCents(amount)

/** Converts integer cents into euros of the API. */
export function toEuros(cents: number): number {
  return cents / 100
}

/** The same for an amount that there may not be. */
export const toEurosOrNull = (cents: number | null): number | null =>
  cents === null ? null : toEuros(cents)
