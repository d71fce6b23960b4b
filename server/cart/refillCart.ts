import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { isBeans } from '../database/grind'
import { orderLines, orders, products } from '../database/schema'

/**
 * Adds the articles of an order to a locked cart, up to what is in stock of each product in all its
 * lines, and its promotion code if the cart has none, as it is now if it was made again. What the shop
 * no longer grinds comes without.
 */
export async function refillCart(
  tx: Sql,
  { cartId, orderId }: { cartId: number; orderId: number },
): Promise<void> {
  await tx.execute(raw`
    insert into ${orderLines} as line (id, order_id, product_id, quantity, grind)
    with article as (
      select product_id, case when ${isBeans} then grind end as grind, min(stock) as stock,
        sum(quantity)::int as quantity, min(position) as position
      from ${orderLines} join ${products} on ${products.id} = product_id
      where order_id = ${orderId} and not retired
      group by 1, 2
    )
    select gen_random_uuid(), ${cartId}::int, product_id, least(quantity, room), grind
    from (
      select article.*, stock - coalesce((
        select sum(held.quantity) from ${orderLines} as held
        where held.order_id = ${cartId}::int and held.product_id = article.product_id
      ), 0) - (sum(quantity) over (partition by product_id order by position) - quantity) as room
      from article
    ) as ordered
    where room > 0
    order by position
    on conflict (order_id, product_id, grind)
    do update set quantity = line.quantity + excluded.quantity`)
  await tx.execute(raw`
    update ${orders} set promotion_id = coalesce((
      select again.id from promotion_codes as code
      join promotion_codes as again on upper(again.code) = upper(code.code)
      where code.id = ordered.promotion_id and again.ended_at is null
    ), ordered.promotion_id) from ${orders} as ordered
    where ordered.id = ${orderId} and ${orders.id} = ${cartId} and ${orders.promotionId} is null`)
}
