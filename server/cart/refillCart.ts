import { sql as raw } from 'drizzle-orm'
import { lockBuyer } from '../clients/lockBuyer'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/retry'
import { orderLines, products } from '../database/schema'
import { openCart } from './openCart'

type Refill = { clientId: string; orderId: number; at: Date }

/** Adds the articles of an order to the client's cart, up to what is in stock. */
export async function refillCart(sql: Sql, { clientId, orderId, at }: Refill): Promise<void> {
  await inTransaction(sql, async (tx) => {
    if (!(await lockBuyer(tx, clientId))) return
    const cartId = await openCart(tx, clientId, at)
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
  })
}
