import { sql as raw } from 'drizzle-orm'
import { documents, refunds } from '../database/schema'

/**
 * Whether a credit note of a query with a join no longer stands: its refund failed after all, or was
 * made again, with a credit note of its own. The journal has an entry that takes it back.
 */
export const isUndone = raw<boolean>`(${documents.kind} = 'credit_note' and (
  exists (
    select from ${refunds} refund
    where refund.id = ${documents.refundId} and refund.state <> 'succeeded'
  ) or exists (
    select from ${documents} later
    where later.order_id = ${documents.orderId} and later.refund_id = ${documents.refundId}
      and (later.day, later.number) > (${documents.day}, ${documents.number})
  )))`
