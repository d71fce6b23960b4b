import { sql as raw, type SQL } from 'drizzle-orm'

/** Whether a refund's money has not moved yet: it is requested, or failed and none has followed. */
export const isUnsettledRefund = (refund: SQL) => raw`(${refund}.state = 'requested'
  or ${refund}.state = 'failed' and not exists (select from refunds later
    where later.order_id = ${refund}.order_id and later.created_at > ${refund}.created_at
      and later.state <> 'failed'))`
