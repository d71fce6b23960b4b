import { sql as raw } from 'drizzle-orm'
import type { OrderState } from '../../contract/orderStates'
import type { PaymentState } from '../../contract/paymentStates'

// Drizzle leaves the table out of a column in a query of one table, so the names are written out.
const ofOrder = raw`where order_id = "orders"."id"`

/** Payments that went back by a rule because another one paid the order; for a query of orders. */
export const surplus = raw`(select attempt_id from refunds ${ofOrder} and requested_by = 'system' and "orders"."paid_at" is not null)`

/**
 * What was taken for an order and what was returned, in cents, without payments beside the one that
 * paid it; fields of a query of orders.
 */
export const moneyOfOrder = {
  takenCents: raw<number>`(select coalesce(sum(amount_cents), 0)::int from payment_attempts ${ofOrder} and state = 'succeeded' and id not in ${surplus})`,
  returnedCents: raw<number>`(select coalesce(sum(amount_cents), 0)::int from refunds ${ofOrder} and state = 'succeeded' and attempt_id not in ${surplus})`,
  isDisputed: raw<boolean>`exists (select from payment_attempts ${ofOrder} and disputed_at is not null)`,
  wasPaid: raw<boolean>`"orders"."paid_at" is not null`,
}
/**
 * What refunds will return that are requested and not made yet, in cents, without the same payments;
 * a field of a query of orders.
 */
export const pendingCents = raw<number>`(select coalesce(sum(amount_cents), 0)::int from refunds ${ofOrder} and state = 'requested' and attempt_id not in ${surplus})`
/**
 * What the shop holds of all payments less the refunds that have not failed, in cents; a field of a
 * query of orders.
 */
export const heldCents = raw<number>`((select coalesce(sum(amount_cents), 0) from payment_attempts ${ofOrder} and state = 'succeeded')
  - (select coalesce(sum(amount_cents), 0) from refunds ${ofOrder} and state <> 'failed'))::int`
type Money = {
  takenCents: number
  returnedCents: number
  isDisputed: boolean
  /** False also where money arrived after its end, and goes back. */
  wasPaid: boolean
}

/** The state of an order's money, from the state of its goods and the sums. */
export function paymentStateOf(state: OrderState, money: Money): PaymentState {
  if (money.isDisputed) return 'contestée'
  if (state === 'en attente de paiement' || state === 'panier') return 'à payer'
  if (state === 'remboursée') return 'remboursée'
  if (money.takenCents > 0 && money.returnedCents >= money.takenCents) return 'remboursée'
  if (!money.wasPaid && (state === 'annulée' || state === 'expirée')) return 'sans objet'
  return money.returnedCents > 0 ? 'remboursée en partie' : 'payée'
}
