import { sql as raw } from 'drizzle-orm'
import type { ShownWithdrawalState } from '../../contract/withdrawalStates'
import { failedAt } from '../orders/refunds/failedAt'
import { isUnsettledRefund } from '../orders/refunds/isUnsettledRefund'
import type { Withdrawal } from './storeWithdrawal'

/** Whether the failed refund `earlier` was made again before `r` was requested. */
const isRemade = raw`exists (select from refunds made
  where made.order_id = r.order_id and made.state <> 'failed' and made.created_at < r.created_at
    and made.created_at > ${failedAt(raw`earlier`)})`

/**
 * The state of the last refund of the order whose money has not moved; null for none. One that is
 * requested after the withdrawal's own counts only if it may stand for one that failed.
 */
export const openRefund = raw<'requested' | 'failed' | null>`(select r.state from refunds r
  where r.order_id = "withdrawals"."order_id" and ${isUnsettledRefund(raw`r`)}
    and (r.created_at <= "withdrawals"."changed_at" or exists (select from refunds earlier
      where earlier.order_id = r.order_id and earlier.state = 'failed'
        and earlier.created_at <= "withdrawals"."changed_at" and not ${isRemade}))
  order by r.created_at desc limit 1)`

type Shown = Pick<Withdrawal, 'state'> & { openRefund: 'requested' | 'failed' | null }

/** A withdrawal is shown as refunded once the money has moved. */
export const shownState = ({ state, openRefund: refund }: Shown): ShownWithdrawalState =>
  state === 'refunded' && refund !== null ? `refund_${refund}` : state
