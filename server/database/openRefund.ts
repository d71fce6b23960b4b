import { sql as raw, type SQL } from 'drizzle-orm'
import { isRemade, mayStandFor } from './isRemade'
import { isUnsettledRefund } from './isUnsettledRefund'

/** Whether a refund may be about a withdrawal's articles: one of them names no line, or both name one. */
const isAbout = (refund: SQL) => raw`(
  not exists (select from withdrawal_lines w where w.withdrawal_id = "withdrawals"."id")
  or not exists (select from refund_lines l where l.refund_id = ${refund}.id)
  or exists (select from withdrawal_lines w join refund_lines l using (order_line_id)
    where w.withdrawal_id = "withdrawals"."id" and l.refund_id = ${refund}.id))`

/**
 * The state of the last refund of a withdrawal's articles whose money has not moved; null for none.
 * One that is requested after the withdrawal's own counts only if it may stand for one that failed.
 */
export const openRefund = raw<'requested' | 'failed' | null>`(select r.state from refunds r
  where r.order_id = "withdrawals"."order_id" and ${isUnsettledRefund(raw`r`)} and ${isAbout(raw`r`)}
    and (r.created_at <= "withdrawals"."changed_at" or exists (select from refunds earlier
      where earlier.order_id = r.order_id and earlier.state = 'failed'
        and earlier.created_at <= "withdrawals"."changed_at" and ${isAbout(raw`earlier`)}
        and ${mayStandFor(raw`r`, raw`earlier`)}
        and not ${isRemade(raw`earlier`, raw`made.created_at < r.created_at`)}))
  order by r.created_at desc limit 1)`
