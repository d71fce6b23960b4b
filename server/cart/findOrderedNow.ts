import { and, asc, eq, ne, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { isBeans } from '../database/grind'
import { frozenLine } from '../database/placedOrders'
import { orderLines, orders, products } from '../database/schema'

/** The lines of one of the client's orders, with their products as they are now. */
export async function findOrderedNow(
  sql: Sql,
  { clientId, orderId }: { clientId: string; orderId: string },
) {
  return sql
    .select({
      productId: orderLines.productId,
      name: products.name,
      // A product that is no longer ground comes in beans.
      grind: raw<
        typeof orderLines.$inferSelect.grind
      >`case when ${isBeans} then ${orderLines.grind} end`,
      isBeans,
      isNoLongerGround: raw<boolean>`${orderLines.grind} is not null and not ${isBeans}`,
      quantity: orderLines.quantity,
      priceThen: frozenLine.priceCents,
      priceCents: products.priceCents,
      stock: products.stock,
      retired: products.retired,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(
      and(
        // Compared as text, because the caller's identifier may not be a number.
        raw`${orders.id}::text = ${orderId}`,
        eq(orders.clientId, clientId),
        ne(orders.state, 'panier'),
      ),
    )
    .orderBy(asc(orderLines.position))
}
export type OrderedLine = Awaited<ReturnType<typeof findOrderedNow>>[number]
