import * as z from 'zod/mini'

/** A number as other hosts write it in text. */
export const numericText = /^\s*-?\d+(\.\d+)?\s*$/

/** An amount on the wire: euros, a JSON number with at most two decimals. */
export const euros = z.number().check(
  z.minimum(0),
  z.maximum(1e9),
  // A sum of floats may be off by its last digits, a third decimal is not.
  z.refine((value) => Math.abs(value - toEuros(Math.round(value * 100))) < 1e-8),
)

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
