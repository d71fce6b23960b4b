import { sql as raw, type SQL } from 'drizzle-orm'
import { failedAt } from '../../database/failedAt'
import { isUnsettledRefund } from '../../database/isUnsettledRefund'
import { dayMs } from '../../system/durations'

const monthMs = 31 * dayMs
/** A dispute may take this long to end; until then its payment cannot be refunded. */
const disputeMs = 6 * monthMs

/**
 * Whether the staff should look after a refund: its money has not moved, and if it failed, not long
 * ago, because it may have been made good outside the shop.
 */
export function isOpenRefund(refund: SQL, now: Date): SQL {
  const since = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  const isDisputed = raw`${refund}.failure_code in
    ('charge_disputed', 'refund_disputed_payment', 'charge_for_pending_refund_disputed')`
  return raw`(${isUnsettledRefund(refund)}
    and (${refund}.state = 'requested'
      or ${failedAt(refund)} > ${since(monthMs)}::timestamptz
      or ${isDisputed} and ${failedAt(refund)} > ${since(disputeMs)}::timestamptz))`
}
