import { and, eq, max, ne } from 'drizzle-orm'
import { ordersReplies } from '../../wording/replies/orders'
import { orderActs } from '../../wording/replies/orderActs'
import type { Sql } from '../database/connect'
import { auditLog, paymentAttempts } from '../database/schema'
import { ProblemError } from '../http/ProblemError'
import { findLastAct } from '../staff/selectActs'
import type { LockedOrder } from './lockOrder'

/**
 * Who acts, and which version of the order they saw; null for a command of the shop's machine, and
 * nobody for what the shop does by itself.
 */
export type StaffAct = { by?: string | null; version?: number }

/** Throws a ProblemError (409) that says what somebody else did to the locked order meanwhile. */
export async function assertVersion(
  tx: Sql,
  order: LockedOrder | undefined,
  version: number | undefined,
): Promise<void> {
  if (!order || version === undefined || order.revision === version) return
  const last = await findLastAct(
    tx,
    // A mail to the client changes nothing.
    and(eq(auditLog.orderId, order.id), ne(auditLog.act, 'order_status_mail')),
  )
  // Nobody of the staff ends a payment, or what a client cancels.
  const [{ endedAt } = { endedAt: null }] = await tx
    .select({ endedAt: max(paymentAttempts.endedAt) })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, order.id))
  const isByStaff = last && (endedAt === null || last.at >= endedAt)
  const message = isByStaff ? orderActs.changedBy(last) : ordersReplies.changedMeanwhile
  throw new ProblemError(409, 'order_changed', message)
}
