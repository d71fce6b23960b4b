import { sumOf } from '../../server/system/sumOf'
import { heldOf } from './held'
import { giveBack } from './money'
import {
  centsOf,
  isRestockSaid,
  mayPutBack,
  putBack,
  refundedOf,
  refundedSince,
  restockedOf,
  unrefundedOf,
} from './parts'
import type { Model, Order, Part } from './Model'
import type { Pieces, Withdrawal } from './Withdrawal'

/**
 * Gives the money of a withdrawal back, up to what the shop holds, and puts its pieces on sale again
 * if the shopkeeper says so; false where that is refused.
 */
export function refundReturned(
  model: Model,
  order: Order,
  { withdrawal, restock }: { withdrawal: Withdrawal; restock: boolean },
): boolean {
  const pieces = returnedBy(model, order, withdrawal)
  if (pieces.length === 0) return !restock || isRestockSaid(order) || areBack(order, withdrawal)
  // What is still in the shop is cancelled as a whole.
  if (isAllBack(model, order, pieces) && isHere(order)) return false
  const attempt = ownAttempt(order)
  if (attempt < 0) {
    if (restock && !isRestockSaid(order)) putRefundedBack(model, order, pieces)
    return true
  }
  if (restock && isRestockSaid(order)) return false
  const parts = capped(model, order, { pieces, held: heldOf(order)[attempt]! })
  const cents = sumOf(parts.map((part) => part.cents))
  // What was free ends without a refund, and no refund says that it is restocked.
  if (cents === 0) return !restock
  for (const part of parts) part.restocked = restock && putBack(model, order, part)
  giveBack(model, order, { attempt, cents, parts, by: 'withdrawal' })
  return true
}

const isHere = ({ state }: Order) => ['payée', 'en préparation', 'prête'].includes(state)

const leftToReturn = (model: Model, order: Order, line: number) =>
  order.lines[line]!.quantity - refundedOf(order, line) - unrefundedOf(model, order, line)

/**
 * The pieces that it names, without what the order's own refunds have returned of them since, or all:
 * never more than are left.
 */
function returnedBy(model: Model, order: Order, withdrawal: Withdrawal): Pieces[] {
  const { lines } = withdrawal
  return order.lines.flatMap(({ quantity: all }, line) => {
    const named = lines.find((one) => one.line === line)?.quantity ?? 0
    const before = refundedSince(model, order, { line, asked: withdrawal.asked })
    const wished = lines.length > 0 ? named - before : all
    const quantity = Math.min(wished, leftToReturn(model, order, line))
    return quantity > 0 ? [{ line, quantity }] : []
  })
}

/** Whether all that it names is restocked already. */
const areBack = (order: Order, { lines }: Withdrawal) =>
  order.lines.every(({ quantity: all }, line) => {
    const named = lines.find((one) => one.line === line)?.quantity ?? 0
    return (lines.length > 0 ? named : all) <= restockedOf(order, line)
  })

const isAllBack = (model: Model, order: Order, pieces: readonly Pieces[]) =>
  order.lines.every((_, line) => {
    const now = pieces.find((one) => one.line === line)?.quantity ?? 0
    return now >= leftToReturn(model, order, line)
  })

/** The payment that paid the articles, while money of it is held; -1 for none. */
function ownAttempt(order: Order): number {
  const held = heldOf(order)
  const isOwn = (index: number) =>
    !order.refunds.some((one) => one.isSurplus && one.attempt === index)
  const own = held.map((cents, index) => (isOwn(index) ? cents : 0))
  const most = Math.max(0, ...own)
  return most > 0 ? own.indexOf(most) : -1
}

/** Its last parts return less where the shop holds less. */
function capped(
  model: Model,
  order: Order,
  { pieces, held }: { pieces: readonly Pieces[]; held: number },
): Part[] {
  let left = held
  return pieces.map((one) => {
    const cents = Math.min(centsOf(model, order, one), left)
    left -= cents
    return { ...one, cents, restocked: false }
  })
}

/** Pieces whose money went back before them join the last refund that names no lost ones of theirs. */
function putRefundedBack(model: Model, order: Order, pieces: readonly Pieces[]): void {
  const back = pieces.filter((one) => mayPutBack(order, one))
  const isLost = (part: Part) => !part.restocked && back.some(({ line }) => line === part.line)
  const earlier = [...order.refunds]
    .reverse()
    .find(({ state, parts }) => state !== 'failed' && !parts.some(isLost))
  if (!earlier) return
  for (const one of back) {
    putBack(model, order, one)
    earlier.parts.push({ ...one, cents: 0, restocked: true })
  }
}
