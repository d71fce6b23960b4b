import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { orders } from '../database/schema'
import { randomOrderId } from './orderId'
import { isUnusedId, lockOpenCart } from './queries'

const maxAttempts = 50

/**
 * Returns the client's open cart, locked until the transaction ends, and creates it if there is
 * none. Two tabs that create it at once share it: the table allows one per client.
 */
export async function openCart(tx: Sql, clientId: string, now: Date): Promise<number> {
  for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
    const cart = await lockOpenCart(tx, clientId)
    if (cart !== undefined) return cart
    const id = raw`${randomOrderId()}::integer`
    // Inserts nothing if the id is taken or another tab has created the cart.
    await tx.execute(raw`
      insert into ${orders} (id, client_id, created_at)
      select ${id}, ${clientId}::uuid, ${now.toISOString()}::timestamptz
      where ${isUnusedId(id)}
      on conflict do nothing`)
  }
  throw new Error('No free order number was found')
}
