import { sql as raw } from 'drizzle-orm'
import { failedAt } from './failedAt'
import { isUnsettledRefund } from './isUnsettledRefund'

/** Whether the failed refund `earlier` was made again before `r` was requested. */
const isRemade = raw`exists (select from refunds made
  where made.order_id = r.order_id and made.state <> 'failed' and made.created_at < r.created_at
    and made.created_at > ${failedAt(raw`earlier`)})`

/**
 * The state of the last refund of a withdrawal's order whose money has not moved; null for none. One
 * that is requested after the withdrawal's own counts only if it may stand for one that failed.
 */
export const openRefund = raw<'requested' | 'failed' | null>`(select r.state from refunds r
  where r.order_id = "withdrawals"."order_id" and ${isUnsettledRefund(raw`r`)}
    and (r.created_at <= "withdrawals"."changed_at" or exists (select from refunds earlier
      where earlier.order_id = r.order_id and earlier.state = 'failed'
        and earlier.created_at <= "withdrawals"."changed_at" and not ${isRemade}))
  order by r.created_at desc limit 1)`
