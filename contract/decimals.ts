/** Hundredths, such as cents, with two decimals as French writes them: “12,90” of 1290. */
export const writeHundredths = (hundredths: number): string =>
  (hundredths / 100).toFixed(2).replace('.', ',')

/**
 * A number without spaces, with a comma or a point, as an integer with so many decimals: 1290 of
 * “12,9” with two. Null for what has more decimals, or is no number.
 */
export function readDecimal(typed: string, decimals: number): number | null {
  const [, whole, fraction = ''] = /^(\d{1,7})(?:[.,](\d+))?$/.exec(typed) ?? []
  if (whole === undefined || fraction.length > decimals) return null
  return Number(whole + fraction.padEnd(decimals, '0'))
}

/**
 * Typed euros as integer cents: “12,90”, “1 299 €” and “12€90”. Any space separates thousands. A “€”
 * between digits is the decimal comma and takes exactly two decimals. Null for what is no amount.
 */
export function readEuros(typed: string): number | null {
  const unspaced = typed.replace(/\s/g, '')
  const decimal = unspaced.replace(/^(\d+)€(\d\d)$/, '$1,$2').replace(/^€|€$/, '')
  return readDecimal(decimal, 2)
}
