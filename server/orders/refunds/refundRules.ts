import { ordersReplies } from '../../../wording/replies/orders'
import { ProblemError } from '../../http/ProblemError'
import { refundedCents } from '../../shop/refundedCents'

/** Why the refund of all that was left of a cancelled order was made. */
export const reasonOfCancelled = 'order_cancelled'

/**
 * What is to be returned: everything left, all of one attempt, an amount in cents, or lines and the
 * delivery fee.
 */
export type RefundWish =
  | { kind: 'whole' }
  | { kind: 'attempt'; attemptId: string }
  | { kind: 'amount'; cents: number }
  | {
      kind: 'parts'
      lines: readonly { id: string; quantity: number }[]
      fee: boolean
      /** Parts that cost more than the shop holds return what it holds, and free ones nothing. */
      isCapped?: boolean
    }

/** A line of a paid order, with the pieces that earlier refunds have returned. */
export type RefundableLine = {
  id: string
  name: string
  /** What all its pieces cost, less discounts. */
  netCents: number
  quantity: number
  refunded: number
  /** What the refunds of these pieces have returned. */
  returnedCents: number
  restocked: number
  /** Those of `restocked` that refunds restocked which then failed. */
  restockedByFailed: number
}
export type RefundPart = { line: RefundableLine; quantity: number; amountCents: number }

/**
 * The lines of a refund with their amounts, one that is named twice added up; throws a ProblemError
 * above what is left of a line.
 */
export function chooseParts(
  lines: readonly RefundableLine[],
  wished: readonly { id: string; quantity: number }[],
): RefundPart[] {
  const quantities = new Map<string, number>()
  for (const { id, quantity } of wished) quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  return Array.from(quantities, ([id, quantity]) => {
    const line = lines.find((one) => one.id === id)
    if (!line) throw refused(ordersReplies.refundLineUnknown)
    const left = line.quantity - line.refunded
    if (quantity < 1 || quantity > left)
      throw refused(ordersReplies.refundLineTooMany(line.name, left))
    return { line, quantity, amountCents: centsOf(line, quantity) }
  })
}

/** What the next pieces of a line return, with the cents that failed refunds have shifted. */
function centsOf(line: RefundableLine, quantity: number): number {
  const { netCents, refunded, returnedCents } = line
  const due = refundedCents(line, refunded)
  const share = refundedCents(line, refunded + quantity) - due
  const missing = due - returnedCents
  // More than a cent a piece is money that went back beside the lines.
  const isRounding = Math.abs(missing) <= refunded
  return Math.min(isRounding ? Math.max(0, share + missing) : share, netCents - returnedCents)
}

/** Cuts a refund to what the shop holds: its delivery fee first, then its last parts. */
export function capParts(parts: readonly RefundPart[], feeCents: number, heldCents: number) {
  let left = heldCents
  const take = (cents: number) => {
    const taken = Math.min(cents, left)
    left -= taken
    return taken
  }
  const capped = parts.map((part) => ({ ...part, amountCents: take(part.amountCents) }))
  return { parts: capped, feeCents: take(feeCents) }
}

/**
 * How many pieces of a line its refund puts into the stock; null if it counts none as restocked. A
 * refund that failed has restocked its pieces already: the next one takes them over.
 */
export function piecesToRestock(line: RefundableLine, quantity: number): number | null {
  const pieces = quantity - line.restockedByFailed
  return pieces >= 0 && pieces <= line.quantity - line.restocked ? pieces : null
}

/** Throws a ProblemError if the amount is not within what the shop still holds, in cents. */
export function assertHeld(amountCents: number, heldCents: number): void {
  if (amountCents === 0 && heldCents > 0) throw refused(ordersReplies.refundNothing)
  if (amountCents < 1 || amountCents > heldCents)
    throw refused(ordersReplies.refundTooLarge(amountCents, heldCents))
}

const refused = (message: string) => new ProblemError(409, 'invalid_input', message)
