import { and, eq } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { orders } from '../database/schema'

type OwnOrder = { id: number; clientId: string }
const ownOrder = ({ id, clientId }: OwnOrder) =>
  and(eq(orders.id, id), eq(orders.clientId, clientId))

const stateAndDelivery = { state: orders.state, delivery: orders.delivery, address: orders.address }

/**
 * The state and delivery of the client's own cart or order; undefined if it is unknown or belongs
 * to another client.
 */
export async function findState(sql: Sql, own: OwnOrder) {
  const [order] = await sql.select(stateAndDelivery).from(orders).where(ownOrder(own))
  return order
}
export type OrderStateAndDelivery = NonNullable<Awaited<ReturnType<typeof findState>>>

/** The same as `findState`, with the order locked until the transaction ends. */
export async function lockState(tx: Sql, own: OwnOrder) {
  const [order] = await tx.select(stateAndDelivery).from(orders).where(ownOrder(own)).for('update')
  return order
}
