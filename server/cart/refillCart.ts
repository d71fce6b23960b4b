import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { orderLines, orders, products } from '../database/schema'

/**
 * Adds the articles of an order to a locked cart, up to what is in stock, and its promotion code if
 * the cart has none.
 */
export async function refillCart(
  tx: Sql,
  { cartId, orderId }: { cartId: number; orderId: number },
): Promise<void> {
  await tx.execute(raw`
    insert into ${orderLines} as line (id, order_id, product_id, quantity, grind)
    select gen_random_uuid(), ${cartId}::int, product_id, least(quantity, stock), grind
    from ${orderLines} as ordered join ${products} as product on product.id = product_id
    where ordered.order_id = ${orderId} and stock > 0 and not retired
    order by position
    on conflict (order_id, product_id, grind) do update set quantity = least(
      line.quantity + excluded.quantity,
      greatest(line.quantity, (select stock from ${products} where id = line.product_id))
    )`)
  await tx.execute(raw`
    update ${orders} set promotion_id = ordered.promotion_id from ${orders} as ordered
    where ordered.id = ${orderId} and ${orders.id} = ${cartId} and ${orders.promotionId} is null`)
}
