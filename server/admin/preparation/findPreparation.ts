import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { isAwaitedBy } from '../../checkout/attempts'
import type { Sql } from '../../database/connect'
import { grindOf, isBeans } from '../../database/grind'
import { frozenLine, placedColumns } from '../../database/placedOrders'
import { categories, clients, orderLines, orders, products } from '../../database/schema'
import { unpackedPieces } from '../../database/returnedPieces'
import { recipientName } from '../../orders/recipientName'

/** Every line of these orders with its order, in one query: the oldest order first. */
export async function findPreparation(sql: Sql, ids: readonly number[]) {
  const rows = await sql
    .select({
      order: {
        id: orders.id,
        state: orders.state,
        delivery: placedColumns.delivery,
        address: orders.address,
        addressParts: orders.addressParts,
        orderedAt: placedColumns.orderedAt,
        promisedFrom: orders.promisedFrom,
        promisedTo: orders.promisedTo,
        name: recipientName,
        totalCents: placedColumns.totalCents,
        isToPay: isAwaitedBy('counter'),
      },
      serial: products.serial,
      name: frozenLine.name,
      category: categories.name,
      grind: orderLines.grind,
      isBeans,
      quantity: orderLines.quantity,
      refunded: unpackedPieces,
    })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(inArray(orders.id, [...ids]), ne(orders.state, 'panier')))
    .orderBy(asc(orders.orderedAt), asc(orders.id), asc(orderLines.position))
  return rows.map((row) => ({ ...row, grind: grindOf(row) }))
}
export type PreparationRow = Awaited<ReturnType<typeof findPreparation>>[number]
