import { sumOf } from '../../server/system/sumOf'
import { netsOf } from './promotions'
import { withdrawalsOf, type Model, type Order } from './Model'
import { shownStateOf } from './shownState'
import type { Pieces, Withdrawal } from './Withdrawal'

const partsOf = ({ refunds }: Order, line: number) =>
  refunds.flatMap(({ state, by, number = 0, parts }) =>
    parts.filter((part) => part.line === line).map((part) => ({ state, by, number, part })),
  )

/** Pieces of a line that refunds have put back into the stock. */
export const restockedOf = (order: Order, line: number) =>
  sumOf(partsOf(order, line).map(({ part }) => (part.restocked ? part.quantity : 0)))

/** The parts of a line that failed refunds have put back; the next refund takes them over. */
const restockedByFailed = (order: Order, line: number) =>
  partsOf(order, line).flatMap(({ state, part }) =>
    state === 'failed' && part.restocked ? [part] : [],
  )

const stillReturned = (order: Order, line: number) =>
  partsOf(order, line).flatMap(({ state, part }) => (state === 'failed' ? [] : [part]))

/** Pieces of a line that refunds have given back, restocked or lost. */
export const refundedOf = (order: Order, line: number) =>
  sumOf(stillReturned(order, line).map(({ quantity }) => quantity))

/** Pieces of a line that these withdrawals name. */
const namedBy = (withdrawals: readonly Withdrawal[], line: number) =>
  sumOf(
    withdrawals.flatMap(({ lines }) => lines.map((one) => (one.line === line ? one.quantity : 0))),
  )

/** Pieces of a line whose withdrawal has ended. */
export const endedOf = (model: Model, order: Order, line: number) =>
  namedBy(
    withdrawalsOf(model, order).filter(({ state }) => state === 'refunded'),
    line,
  )

type Since = { line: number; asked: number }

/**
 * Pieces of a line that refunds of the order itself have returned since so many were asked for. Some
 * of these already stand for ended withdrawals that had no refund of their own: they are subtracted.
 */
export function refundedSince(model: Model, order: Order, { line, asked }: Since): number {
  const made = partsOf(order, line).filter(({ state }) => state !== 'failed')
  const piecesOf = (some: typeof made) => sumOf(some.map(({ part }) => part.quantity))
  const own = piecesOf(made.filter(({ by }) => by === 'withdrawal'))
  const others = Math.max(0, endedOf(model, order, line) - own)
  const since = piecesOf(made.filter(({ by, number }) => by === 'order' && number > asked))
  return Math.max(0, since - others)
}

/**
 * Those that no refund returns. A failed one is taken for theirs until it is made again, also as a
 * sum that names no line.
 */
export function unrefundedOf(model: Model, order: Order, line: number): number {
  const settled = withdrawalsOf(model, order).filter(
    (one) => shownStateOf(order, one) === 'refunded',
  )
  const named = sumOf(partsOf(order, line).map(({ part }) => part.quantity))
  const made = namedBy(settled, line) - refundedOf(order, line)
  return Math.max(0, made, endedOf(model, order, line) - named)
}

/**
 * What the next pieces of a line return: their share, with the cents by which rounding and failed
 * refunds have shifted it. More than a cent a piece went back beside the lines.
 */
export function centsOf(model: Model, order: Order, { line, quantity }: Pieces): number {
  const net = netsOf(model, order)[line]!
  const gone = refundedOf(order, line)
  const given = sumOf(stillReturned(order, line).map(({ cents }) => cents))
  const dueOf = (pieces: number) => Math.round((net * pieces) / order.lines[line]!.quantity)
  const share = dueOf(gone + quantity) - dueOf(gone)
  const missing = dueOf(gone) - given
  return Math.min(Math.abs(missing) <= gone ? Math.max(0, share + missing) : share, net - given)
}

/** Whether the end of the order has said what becomes of its articles. */
export const isRestockSaid = ({ state }: Order) =>
  ['annulée', 'expirée', 'retournée'].includes(state)

/** Whether a refund may count these pieces as restocked: no line gives back more than it had. */
export function mayPutBack(order: Order, { line, quantity }: Pieces): boolean {
  const pieces = quantity - inVainOf(order, line)
  return pieces >= 0 && pieces <= order.lines[line]!.quantity - restockedOf(order, line)
}

const inVainOf = (order: Order, line: number) =>
  sumOf(restockedByFailed(order, line).map(({ quantity }) => quantity))

/** Puts pieces back into the stock, without those that a failed refund has put there; false for none. */
export function putBack(model: Model, order: Order, { line, quantity }: Pieces): boolean {
  if (!mayPutBack(order, { line, quantity })) return false
  const { product } = order.lines[line]!
  model.products[product]!.stock += quantity - inVainOf(order, line)
  for (const part of restockedByFailed(order, line)) part.restocked = false
  return true
}
