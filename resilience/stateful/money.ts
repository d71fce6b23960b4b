import type { PaymentMeans } from '../../contract/paymentMeans'
import { addDays, lastMinuteOf } from '../../contract/parisianDays'
import type { PaymentState } from '../../contract/paymentStates'
import { sumOf } from '../../server/system/sumOf'
import type { Memory } from './Act'
import {
  isLeft,
  piecesOf,
  record,
  touch,
  type Attempt,
  type Order,
  type Model,
  type Refund,
} from './Model'
import { endedOf, refundedOf, restockedOf, unrefundedOf } from './parts'
import type { Withdrawal } from './Withdrawal'

/** Minutes that a payment's page lives. */
const pageLife = 31
const minuteMs = 60_000

/** Until when the articles are held for a payment that starts now. */
export function holdEnd({ now, day }: Model, order: Order, means: PaymentMeans): number {
  if (!isByHand(means)) return now + (means === 'card' ? 36 : 60) * minuteMs
  const { orderedOn = day, readyOn = orderedOn } = order
  return lastMinuteOf(addDays(means === 'counter' ? readyOn : orderedOn, 1)).getTime()
}
export const isByHand = (means: PaymentMeans) => means === 'transfer' || means === 'counter'
export const isAwaited = ({ state }: Order) => state === 'en attente de paiement'
export const openOf = ({ attempts }: Order) => attempts.find(({ state }) => state === 'open')
/** The one that is open, or the newest. */
export const lastOf = (order: Order) => openOf(order) ?? order.attempts.at(-1)
/** What the shopkeeper may say to have arrived: the open one, or the newest unless one has arrived. */
const receivableOf = ({ attempts }: Order) => {
  const byHand = attempts.filter(({ means }) => isByHand(means))
  const isReceived = byHand.some(({ state }) => state === 'succeeded')
  return byHand.find(({ state }) => state === 'open') ?? (isReceived ? undefined : byHand.at(-1))
}
export const isOld = ({ at }: Attempt, { minutes }: Model) => minutes - at >= pageLife

export function paymentStateOf({ state, attempts, refunds, isPaid }: Order): PaymentState {
  const surplus = refunds.flatMap((one) => (isPaid && one.isSurplus ? [one.attempt] : []))
  const own = attempts.filter((_, index) => !surplus.includes(index))
  const ownRefunds = refunds.filter(({ attempt }) => !surplus.includes(attempt))
  const taken = sumOf(own.map((one) => (one.state === 'succeeded' ? one.cents : 0)))
  const back = sumOf(ownRefunds.map((one) => (one.state === 'succeeded' ? one.cents : 0)))
  const isDisputed = attempts.some(({ disputes }) => disputes?.some((one) => one.state === 'open'))
  if (isDisputed) return 'contestée'
  if (state === 'en attente de paiement') return 'à payer'
  if (taken > 0 && back >= taken) return 'remboursée'
  if (!isPaid && (state === 'annulée' || state === 'expirée')) return 'sans objet'
  return back > 0 ? 'remboursée en partie' : 'payée'
}

/** A parcel leaves without what was refunded, or withdrawn, before. */
export function leaveBehind(model: Model, order: Order): void {
  for (const [index, line] of order.lines.entries()) {
    const unpacked = Math.max(refundedOf(order, index), endedOf(model, order, index))
    line.unsent = Math.max(0, unpacked - restockedOf(order, index))
  }
}

/** A parcel that comes back brings what was refunded, or withdrawn, while it was away. */
export function giveStockBack(model: Model, order: Order): void {
  const isReturned = order.state === 'retournée'
  for (const [index, { product, quantity, unsent = 0 }] of order.lines.entries()) {
    const restocked = restockedOf(order, index)
    const returned = refundedOf(order, index) + unrefundedOf(model, order, index)
    const gone = isReturned ? restocked + unsent : Math.max(restocked, returned)
    model.products[product]!.stock += Math.max(0, quantity - gone)
  }
}

/** Ends an order that awaits its payment. */
export function endUnpaid(model: Model, order: Order, state: 'annulée' | 'expirée'): void {
  for (const attempt of order.attempts) if (attempt.state === 'open') attempt.state = 'ended'
  giveStockBack(model, order)
  order.state = state
  touch(order)
  delete order.heldUntil
}

type Given = Pick<Refund, 'attempt' | 'cents' | 'isSurplus' | 'by'> &
  Partial<Pick<Refund, 'parts'>> & {
    /** The shop has given it back by itself. */
    isMade?: boolean
  }

/** Of one payment: all that is held, or less. */
export function giveBack(
  model: Model,
  { attempts, refunds }: Order,
  { isMade, ...refund }: Given,
): void {
  const { means } = attempts[refund.attempt]!
  const isWaiting = !isMade && (isByHand(means) || (means === 'card' && model.isSlow))
  model.asked += 1
  const state = isWaiting ? 'requested' : 'succeeded'
  refunds.push({ parts: [], ...refund, number: model.asked, state })
}

/** Money has arrived: it pays the order or goes back. */
export function receive(model: Model, order: Order, attempt: Attempt, cents: number): void {
  const isExact = cents === attempt.cents
  Object.assign(attempt, { state: 'succeeded', cents })
  if (!isExact || !isNeeded(model, order)) {
    giveBack(model, order, { attempt: order.attempts.indexOf(attempt), cents, isSurplus: true })
    return
  }
  if (order.state === 'expirée')
    for (const { product, quantity } of order.lines) model.products[product]!.stock -= quantity
  for (const other of order.attempts) if (other.state === 'open') other.state = 'ended'
  order.state = 'payée'
  order.isPaid = true
  touch(order)
  delete order.heldUntil
}

/**
 * What comes after the end is taken where the articles are still there, and nobody has withdrawn from
 * them; of a deleted account nothing is.
 */
function isNeeded(model: Model, order: Order): boolean {
  if (isLeft(model, order)) return false
  if (order.state !== 'expirée') return isAwaited(order)
  const isOf = (one: Withdrawal) => (one.order ?? one.likely) === order.id
  if (model.withdrawals.some((one) => isOf(one) && one.state !== 'refused')) return false
  return order.lines.every(
    ({ product }) => piecesOf(order.lines, product) <= model.products[product]!.stock,
  )
}

/** The shop learns what the provider knows of a payment by card. */
export function askProvider(model: Model, order: Order, attempt: Attempt): void {
  if (attempt.provider === 'open' && isOld(attempt, model)) attempt.provider = 'expired'
  if (attempt.provider === 'paid' && attempt.state !== 'succeeded')
    receive(model, order, attempt, attempt.taken ?? attempt.cents)
  if (attempt.provider === 'expired' && attempt.state === 'open') attempt.state = 'ended'
}

/**
 * The shop ends a payment at the provider first, where it may have been made in the last moment. One
 * by hand is over once another takes its place, or its order ends.
 */
export function stop(model: Model, order: Order, attempt: Attempt): void {
  if (attempt.means !== 'card') return
  if (attempt.provider === 'open') attempt.provider = 'expired'
  askProvider(model, order, attempt)
}

/** The same for the payment that is open, which an act remembers. */
export function stopOpen(model: Model, order: Order, memory: Memory): void {
  const open = openOf(order)
  if (!open) return
  memory.left = order.attempts.indexOf(open)
  stop(model, order, open)
}

/** Whether a payment is open that was not yet when the shop began to end the first one. */
export const isOtherOpen = (order: Order, { left }: Memory) => {
  const open = openOf(order)
  return open !== undefined && order.attempts.indexOf(open) !== left
}

/** Chooses the payment by hand that arrives, and ends another open one. False where there is none. */
export function chooseReceivable(model: Model, order: Order, memory: Memory): boolean {
  const attempt = receivableOf(order)
  if (!attempt) return false
  memory.attempt = order.attempts.indexOf(attempt)
  const open = openOf(order)
  if (open && open !== attempt) stop(model, order, open)
  return true
}

/** The money of the chosen payment is noted; what is said twice at once is done once. */
export function receiveChosen(
  model: Model,
  order: Order,
  { memory, by }: { memory: Memory; by: string | null },
): void {
  const attempt = order.attempts[memory.attempt!]!
  if (attempt.state === 'succeeded') return
  const { version } = order
  receive(model, order, attempt, attempt.cents)
  record(order, 'order_received', by)
  // One change, however much of the order it touches.
  if (version !== undefined) order.version = version + 1
}

/** Notes that what is refunded by hand was sent; whether anything was. */
export function sendRefunds({ refunds, attempts }: Order): boolean {
  const waiting = refunds.filter(
    (one) => one.state === 'requested' && isByHand(attempts[one.attempt]!.means),
  )
  for (const one of waiting) one.state = 'succeeded'
  return waiting.length > 0
}
