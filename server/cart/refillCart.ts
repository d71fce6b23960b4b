import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { orderLines, orders, products } from '../database/schema'

/**
 * Adds the articles of an order to a locked cart, up to what is in stock of each product in all its
 * lines, and its promotion code if the cart has none.
 */
export async function refillCart(
  tx: Sql,
  { cartId, orderId }: { cartId: number; orderId: number },
): Promise<void> {
  await tx.execute(raw`
    insert into ${orderLines} as line (id, order_id, product_id, quantity, grind)
    select gen_random_uuid(), ${cartId}::int, product_id, least(quantity, room), grind
    from (
      select ordered.*, stock - coalesce((
        select sum(held.quantity) from ${orderLines} as held
        where held.order_id = ${cartId}::int and held.product_id = product.id
      ), 0) - (sum(quantity) over (partition by product.id order by position) - quantity) as room
      from ${orderLines} as ordered join ${products} as product on product.id = product_id
      where ordered.order_id = ${orderId} and not retired
    ) as ordered
    where room > 0
    order by position
    on conflict (order_id, product_id, grind)
    do update set quantity = line.quantity + excluded.quantity`)
  await tx.execute(raw`
    update ${orders} set promotion_id = ordered.promotion_id from ${orders} as ordered
    where ordered.id = ${orderId} and ${orders.id} = ${cartId} and ${orders.promotionId} is null`)
}
