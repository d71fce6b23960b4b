import { randomUUID } from 'node:crypto'
import type { DeliveryMode } from '../../contract/deliveryModes'
import type { OrderState } from '../../contract/orderStates'
import type { Sql } from '../../server/database/connect'
import { orderLines, orders, type products } from '../../server/database/schema'
import { randomOrderId } from '../../server/cart/orderId'

type Wanted = {
  clientId: string
  state: OrderState
  delivery?: DeliveryMode
  lines: { product: typeof products.$inferSelect; quantity: number }[]
}

/** An order in any state, or the open cart; the lines of a paid one are frozen. */
export async function newOrder(sql: Sql, { clientId, state, delivery = 'magasin', lines }: Wanted) {
  const now = new Date()
  const isPaid = state !== 'panier'
  const payment = { delivery, adress: 'Blois', totalCents: 250, paidAt: now }
  const id = await insertOrder(sql, { clientId, state, createdAt: now, ...(isPaid && payment) })
  const rows = lines.map(({ product: { id: productId, name, priceCents, vatRate }, quantity }) => {
    const frozen = { frozenName: name, frozenPriceCents: priceCents, frozenVatRate: vatRate }
    return { id: randomUUID(), orderId: id, productId, quantity, ...(isPaid && frozen) }
  })
  await sql.insert(orderLines).values(rows)
  return { id: String(id), firstLine: rows[0]?.id ?? '' }
}

/** Under a free number: of ten thousand random ones, two are sometimes the same. */
async function insertOrder(
  sql: Sql,
  order: Omit<typeof orders.$inferInsert, 'id'>,
): Promise<number> {
  for (;;) {
    const [made] = await sql
      .insert(orders)
      .values({ id: randomOrderId(), ...order })
      .onConflictDoNothing({ target: orders.id })
      .returning({ id: orders.id })
    if (made) return made.id
  }
}
