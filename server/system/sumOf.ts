/** The sum of integers, such as amounts in cents. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0)
