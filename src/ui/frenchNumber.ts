/**
 * A decimal number as French writes it: with a comma, and narrow no-break spaces between groups of
 * three digits. `Intl.NumberFormat` gives the same, but its first use loads its data in the middle
 * of the first page's start (docs/performance.md).
 */
export function frenchNumber(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.')
  const grouped = whole.replace(/\d/g, (digit, at: number) => {
    const following = whole.length - at - 1
    return following && following % 3 === 0 ? `${digit}\u202f` : digit
  })
  return fraction ? `${grouped},${fraction}` : grouped
}
