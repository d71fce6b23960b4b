import { randomUUID } from 'node:crypto'
import type { DeliveryMode } from '../../contract/deliveryModes'
import { unpaidStates, type OrderState } from '../../contract/orderStates'
import type { Sql } from '../../server/database/connect'
import { orderLines, orders, type products } from '../../server/database/schema'

type Wanted = {
  clientId: string
  state: OrderState
  delivery?: DeliveryMode
  lines: { product: typeof products.$inferSelect; quantity: number }[]
}

let lastId = 20_000_000

/** An order in any state, or the open cart; the lines of an order are frozen. */
export async function newOrder(sql: Sql, { clientId, state, delivery = 'magasin', lines }: Wanted) {
  const id = (lastId += 1)
  const now = new Date()
  const isOrdered = state !== 'panier'
  const ordered = { delivery, address: 'Blois', totalCents: 250, orderedAt: now }
  const isUnpaid = (unpaidStates as readonly string[]).includes(state)
  await sql.insert(orders).values({
    id,
    clientId,
    state,
    createdAt: now,
    ...(isOrdered && ordered),
    ...(isOrdered && !isUnpaid && { paidAt: now }),
    ...(state === 'en attente de paiement' && { heldUntil: new Date(now.getTime() + 3_600_000) }),
  })
  const rows = lines.map(({ product: { id: productId, name, priceCents, vatRate }, quantity }) => {
    const frozen = { frozenName: name, frozenPriceCents: priceCents, frozenVatRate: vatRate }
    return { id: randomUUID(), orderId: id, productId, quantity, ...(isOrdered && frozen) }
  })
  await sql.insert(orderLines).values(rows)
  return { id: String(id), firstLine: rows[0]?.id ?? '' }
}
