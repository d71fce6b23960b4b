import { inShopStates, type OrderState } from '../../contract/orderStates'
import { addDays, inParis, weekdayNumber } from '../../contract/parisianDays'
import type { WithdrawalState } from '../../contract/withdrawalStates'
import { addFittingDays } from '../shop/calendar'
import { isPublicHoliday } from '../shop/publicHolidays'

/** Days to withdraw, and to refund (code de la consommation, L.221-18 and L.221-24). */
const periodDays = 14

/**
 * The last day to withdraw from an order that was received at this moment, in Paris: 14 days from
 * the day after the receipt, and on to the first working day (L.221-19). Null while the receipt is
 * unknown.
 */
export function lastDay(receivedAt: Date | null): string | null {
  if (!receivedAt) return null
  return addFittingDays(addDays(inParis(receivedAt).day, periodDays), 0, isWorkingDay)
}

/** Working days of L.221-19: no Saturday, Sunday or public holiday. */
const isWorkingDay = (day: string) => weekdayNumber(day) < 5 && !isPublicHoliday(day)

/** Whether the last day, which ends at midnight in Paris, was over. */
export function isLate(submittedAt: Date, deadline: string | null): boolean {
  return deadline !== null && inParis(submittedAt).day > deadline
}

/** The day until which the shop refunds, in Paris. */
export function refundDue(submittedAt: Date): string {
  return addDays(inParis(submittedAt).day, periodDays)
}

/** An order that the shop still has: cancelling it refunds it and gives its stock back. */
export function isStillHere(state: OrderState): boolean {
  return inShopStates.includes(state)
}

/** An order whose goods the client has or will have, and sends back. */
export function isOut(state: OrderState): boolean {
  return ['expédiée', 'livrée', 'retirée'].includes(state)
}

const nextStates: Record<WithdrawalState, readonly WithdrawalState[]> = {
  received: ['accepted', 'refused'],
  accepted: ['goods_back', 'refunded', 'refused'],
  goods_back: ['refunded', 'refused'],
  refunded: [],
  // A refusal may have been a mistake.
  refused: ['accepted'],
}

/** What may become of a withdrawal, the usual first. */
export const nextOf = (state: WithdrawalState) => nextStates[state]

export function mayBecome(from: WithdrawalState, to: WithdrawalState): boolean {
  return nextStates[from].includes(to)
}

type Declared = { state: WithdrawalState; name: string | null }

/**
 * Whether its order may still be said, also of one whose refusal was a mistake; not of one that was
 * erased with its account, because nobody knows any more what it named.
 */
export const mayMatch = ({ state, name }: Declared): boolean =>
  state === 'received' || (state === 'refused' && name !== null)

/** The states of a withdrawal that goes on. */
export const openStates = ['received', 'accepted', 'goods_back'] as const

export type Piece = { id: string; quantity: number }
type Line = { id: string; quantity: number; refunded: number }
/** `before`: of the refunded pieces, those that count as this withdrawal's. */
type ReturnedLine = Line & { before: number }

/**
 * What is refunded: the lines that were withdrawn, without what was refunded for them before, or all;
 * never more pieces than are left.
 */
export function piecesToRefund(
  lines: readonly ReturnedLine[],
  withdrawn: readonly Piece[],
): Piece[] {
  return lines.flatMap(({ id, quantity, refunded, before }) => {
    const wished = (withdrawn.find((one) => one.id === id)?.quantity ?? 0) - before
    const pieces = Math.min(withdrawn.length > 0 ? wished : quantity, quantity - refunded)
    return pieces > 0 ? [{ id, quantity: pieces }] : []
  })
}

/** Whether nothing is left of the order: then the delivery fee is refunded too (L.221-24). */
export function isAllBack(lines: readonly Line[], pieces: readonly Piece[]): boolean {
  return lines.every(({ id, quantity, refunded }) => {
    const now = pieces.find((one) => one.id === id)?.quantity ?? 0
    return refunded + now >= quantity
  })
}
