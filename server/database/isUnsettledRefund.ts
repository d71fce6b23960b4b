import { sql as raw, type SQL } from 'drizzle-orm'
import { failedAt } from './failedAt'

/** Whether the shop still holds money of the refund's payment. */
const isHeld = (refund: SQL) => raw`(select paid.amount_cents from payment_attempts paid
    where paid.id = ${refund}.attempt_id)
  > (select coalesce(sum(made.amount_cents), 0) from refunds made
    where made.order_id = ${refund}.order_id and made.attempt_id = ${refund}.attempt_id
      and made.state <> 'failed')`

/**
 * Whether a refund's money has not moved yet: it is requested, or it failed, the shop still holds
 * money of its payment, and no refund of the order has been asked for since. What a dispute took and
 * gave back is owed to nobody.
 */
export const isUnsettledRefund = (refund: SQL) => raw<boolean>`(${refund}.state = 'requested'
  or ${refund}.state = 'failed' and ${refund}.reason <> 'dispute_lost' and ${isHeld(refund)} and not exists (select from refunds later
    where later.order_id = ${refund}.order_id and later.state <> 'failed'
      and later.created_at > ${failedAt(refund)}))`
