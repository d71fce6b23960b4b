/**
 * Splits a whole number over shares in proportion to their weights, so that the parts are whole
 * numbers and add up to it: each gets its floor, and those with the largest remainders one more,
 * the first of equals first. Weights that are all zero count as equal.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const shares = sum > 0 ? weights : weights.map(() => 1)
  const whole = BigInt(sum > 0 ? sum : weights.length)
  // Integers, because amount × weight is larger than a float holds exactly.
  const exact = shares.map((share) => BigInt(amount) * BigInt(share))
  const parts = exact.map((part) => Number(part / whole))
  const left = amount - parts.reduce((all, part) => all + part, 0)
  const byRemainder = exact
    .map((part, index) => ({ remainder: part % whole, index }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.index - other.index)
  const larger = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return parts.map((part, index) => part + (larger.has(index) ? 1 : 0))
}
