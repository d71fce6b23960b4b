/** The VAT within an amount in cents; the rate is in hundredths of a percent. */
export function vatWithin(grossCents: number, vatRate: number): number {
  return Math.round((grossCents * vatRate) / (10_000 + vatRate))
}
