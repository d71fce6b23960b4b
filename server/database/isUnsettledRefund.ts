import { sql as raw, type SQL } from 'drizzle-orm'
import { isRemade } from './isRemade'

/** Whether the shop still holds money of the refund's payment. */
const isHeld = (refund: SQL) => raw`(select paid.amount_cents from payment_attempts paid
    where paid.id = ${refund}.attempt_id)
  > (select coalesce(sum(made.amount_cents), 0) from refunds made
    where made.order_id = ${refund}.order_id and made.attempt_id = ${refund}.attempt_id
      and made.state <> 'failed')`

/**
 * Whether a refund's money has not moved yet: it is requested, or it failed, the shop still holds
 * money of its payment, and no other refund stands for it. What a dispute took and gave back is owed
 * to nobody.
 */
export const isUnsettledRefund = (refund: SQL) => raw<boolean>`(${refund}.state = 'requested'
  or ${refund}.state = 'failed' and ${refund}.reason <> 'dispute_lost' and ${isHeld(refund)}
    and not ${isRemade(refund)})`
