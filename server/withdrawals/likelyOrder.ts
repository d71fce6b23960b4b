import { sql as raw } from 'drizzle-orm'
import { orderNumberIn } from '../../contract/orderNumberIn'
import { readOrderId } from '../cart/orderId'

type Declared = { orderText: string; emailKey: string }

/**
 * The order that a declaration most likely means: the number exists, and the e-mail is its client's.
 * The same statement whether it exists or not.
 */
export function findLikelyOrder({ orderText, emailKey }: Declared) {
  const id = readOrderId(orderNumberIn(orderText)) ?? null
  return raw<number | null>`(select o.id from orders o join clients c on c.id = o.client_id
    where o.id = ${id}::int and c.email_key = ${emailKey})`
}

/** The order that a guest most likely meant; null once it is matched, or the order is deleted. */
export const likelyOrder = raw<number | null>`(select o.id from orders o
  where "withdrawals"."order_id" is null and o.id = "withdrawals"."likely_order_id")`
