import { addDays, inParis, weekdayNumber } from '../../contract/parisianDays'
import type { OrderState } from '../../contract/orderStates'
import type { WithdrawalState } from '../../contract/withdrawalStates'
import { isPublicHoliday } from '../../server/shop/publicHolidays'
import { sumOf } from '../../server/system/sumOf'
import { heldOf } from './held'
import { refundedOf, refundedSince, unrefundedOf } from './parts'
import { record, withdrawalsOf } from './Model'
import type { Model, Order } from './Model'
import { shownStateOf } from './shownState'
import type { Withdrawal } from './Withdrawal'

const dayMs = 24 * 3_600_000
/** Ended ones are listed for so long. */
const listedMs = 30 * dayMs

/** What may become of a withdrawal; a refusal may have been a mistake. */
export const nextOf: Record<WithdrawalState, readonly WithdrawalState[]> = {
  received: ['accepted', 'refused'],
  accepted: ['goods_back', 'refunded', 'refused'],
  goods_back: ['refunded', 'refused'],
  refunded: [],
  refused: ['accepted'],
}

const endStates: readonly string[] = ['refunded', 'refused']
export const hasEnded = ({ state }: Pick<Withdrawal, 'state'>) => endStates.includes(state)

/** Paid, and neither cancelled nor refunded: the contract still binds. */
const bindingStates: readonly OrderState[] = [
  ...(['payée', 'en préparation', 'prête', 'expédiée'] as const),
  ...(['retirée', 'livrée', 'perdue', 'retournée'] as const),
]

/** The withdrawals from an order that go on, also a guest's that is not matched: nobody packs it. */
export const openFor = ({ withdrawals }: Model, { id }: Order) =>
  withdrawals
    .filter((one) => !hasEnded(one) && (one.order ?? one.likely) === id)
    .sort((one, other) => one.id - other.id)

/** The pieces of each line that are left to withdraw from. */
export function leftOf(model: Model, order: Order): number[] {
  const open = withdrawalsOf(model, order).filter((one) => !hasEnded(one))
  const isHeld = heldOf(order).some((cents) => cents > 0)
  const isWhole = open.some(({ lines }) => lines.length === 0)
  if (!bindingStates.includes(order.state) || !isHeld || isWhole) return order.lines.map(() => 0)
  return order.lines.map(({ quantity }, line) => {
    const returned = refundedOf(order, line) + unrefundedOf(model, order, line)
    return Math.max(0, quantity - returned - claimedBy(model, order, { open, line }))
  })
}

/** The pieces of a line that these name, without those that were refunded meanwhile. */
function claimedBy(
  model: Model,
  order: Order,
  { open, line }: { open: readonly Withdrawal[]; line: number },
): number {
  const claims = open.flatMap(({ lines, asked }) =>
    lines
      .filter((one) => one.line === line)
      .map(({ quantity }) => ({ quantity, back: refundedSince(model, order, { line, asked }) })),
  )
  const most = Math.max(0, ...claims.map(({ back }) => back))
  const covered = sumOf(claims.map(({ quantity, back }) => Math.min(quantity, back)))
  return sumOf(claims.map(({ quantity }) => quantity)) - Math.min(covered, most)
}

/** 14 days from the day after the receipt, to the end of a working day (L.221-18, L.221-19). */
export function lastDayOf({ receivedOn }: Order): string | null {
  if (receivedOn === undefined) return null
  let day = addDays(receivedOn, 14)
  while (weekdayNumber(day) > 4 || isPublicHoliday(day)) day = addDays(day, 1)
  return day
}

/** The day until which the shop refunds (L.221-24). */
export const dueDayOf = ({ at }: Withdrawal) => addDays(inParis(new Date(at)).day, 14)

export const isEnded = (order: Order | undefined, one: Withdrawal) =>
  endStates.includes(shownStateOf(order, one))

/** Whether the staff's list has it. */
export const isListed = ({ now }: Model, order: Order | undefined, one: Withdrawal) =>
  !isEnded(order, one) || one.changedAt >= now - listedMs

/** A decision; at its end what a deleted account has typed is erased. */
export function become(
  model: Model,
  order: Order | undefined,
  one: Withdrawal,
  to: { state: WithdrawalState; refusal?: string; by: string | null },
): void {
  Object.assign(one, { state: to.state, refusal: to.refusal ?? null, changedAt: model.now })
  one.version += 1
  if (order) record(order, 'withdrawal_state', to.by)
  if (to.state === 'refunded') one.askedBefore = order!.refunds.length
  if (hasEnded(one) && one.isErasedAtEnd) one.isErased = true
}
