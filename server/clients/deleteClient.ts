import { and, eq, inArray, sql as raw } from 'drizzle-orm'
import { orderStates } from '../../contract/orderStates'
import { accountDeleted } from '../../wording/mails/accountDeleted'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/retry'
import { clients, orders } from '../database/schema'
import { forgetMails, queueMail } from '../mail/outbox'
import { hasArrived } from '../orders/stateMachine'
import type { Services } from '../services'
import { forgetLinks } from './links'
import { lockClient } from './queries'

/**
 * Makes the account anonymous: cart, links and mails go, paid orders stay for the books without
 * the person. The address of an order under way stays until it has arrived.
 */
export async function deleteClient(
  { database, clock, settings }: Services,
  clientId: string,
): Promise<void> {
  await inTransaction(database.sql, async (tx) => {
    // Before its orders, as everything that locks both does.
    const client = await lockClient(tx, clientId)
    if (!client) return
    const at = clock()
    await eraseClient(tx, clientId, at)
    if (!client.email) return
    // Nobody's, so that nothing ties the address to what is left of the account.
    await queueMail(tx, {
      mail: accountDeleted(settings.seller),
      recipient: client.email,
      clientId: null,
      at,
      isForgottenIfLost: true,
    })
  })
}

/** The same for a client whose row is locked. */
export async function eraseClient(tx: Sql, clientId: string, at: Date): Promise<void> {
  await eraseOrders(tx, clientId)
  await forgetLinks(tx, clientId)
  await forgetMails(tx, clientId)
  await tx
    .update(clients)
    .set({
      firstName: '',
      lastName: '',
      email: null,
      emailKey: null,
      bornDate: null,
      adress: '',
      passwordHash: null,
      sessionVersion: raw`${clients.sessionVersion} + 1`,
      deletedAt: at,
    })
    .where(eq(clients.id, clientId))
}

async function eraseOrders(tx: Sql, clientId: string): Promise<void> {
  const own = eq(orders.clientId, clientId)
  await tx.delete(orders).where(and(own, eq(orders.state, 'panier')))
  await tx
    .update(orders)
    .set({ adress: null })
    .where(and(own, inArray(orders.state, orderStates.filter(hasArrived))))
}
