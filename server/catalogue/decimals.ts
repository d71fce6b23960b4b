/** Hundredths as a number with two decimals, as a spreadsheet in France reads it. */
export function decimals(hundredths: number): string {
  const digits = String(hundredths).padStart(3, '0')
  return `${digits.slice(0, -2)},${digits.slice(-2)}`
}
