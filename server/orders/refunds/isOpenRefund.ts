import { sql as raw, type SQL } from 'drizzle-orm'
import { failedAt } from '../../database/failedAt'
import { isUnsettledRefund } from '../../database/isUnsettledRefund'

const monthMs = 31 * 24 * 3_600_000

/**
 * Whether the staff should look after a refund: its money has not moved, and if it failed, not long
 * ago, because it may have been made good outside the shop.
 */
export function isOpenRefund(refund: SQL, now: Date): SQL {
  const monthAgo = new Date(now.getTime() - monthMs).toISOString()
  return raw`(${isUnsettledRefund(refund)}
    and (${refund}.state = 'requested'
      or ${failedAt(refund)} > ${monthAgo}::timestamptz))`
}
