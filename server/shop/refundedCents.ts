/**
 * What the first `pieces` of a line return together. The next refund returns the difference, so
 * that all of them return the line's net amount to the cent.
 */
export function refundedCents(
  { netCents, quantity }: { netCents: number; quantity: number },
  pieces: number,
): number {
  return Math.round((netCents * pieces) / quantity)
}
