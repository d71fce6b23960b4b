import { and, eq, isNull } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { clients, orders } from '../database/schema'
import { randomOrderId } from './orderId'
import { lockOpenCart } from './queries'

const maxAttempts = 50

/**
 * The client's open cart, locked until the transaction ends, made where there is none. Two tabs
 * that make it at once share it: the table allows one per client.
 */
export async function openCart(tx: Sql, clientId: string, now: Date): Promise<number> {
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    const cart = await lockOpenCart(tx, clientId)
    if (cart !== undefined) return cart
    // Nothing is inserted where the number is taken, or where another tab was faster.
    await tx
      .insert(orders)
      .values({ id: randomOrderId(), clientId, createdAt: now })
      .onConflictDoNothing()
  }
  throw new Error('No free order number was found')
}

/** Whom a client's mails go to, and whom an order is for. */
export type Buyer = { id: string; email: string; isProven: boolean; name: string }

/**
 * The client, the account being kept from deletion until the transaction ends; undefined where it
 * is deleted. Taken before any order of the client, as the deletion does.
 */
export async function lockClient(tx: Sql, id: string): Promise<Buyer | undefined> {
  const [client] = await tx
    .select({
      email: clients.email,
      provenAt: clients.emailProvenAt,
      firstName: clients.firstName,
      lastName: clients.lastName,
    })
    .from(clients)
    .where(and(eq(clients.id, id), isNull(clients.deletedAt)))
    .for('key share')
  if (!client?.email) return undefined
  const { email, provenAt, firstName, lastName } = client
  return { id, email, isProven: provenAt !== null, name: `${firstName} ${lastName}` }
}
