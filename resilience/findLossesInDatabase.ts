import { count, eq, ne } from 'drizzle-orm'
import type { Sql } from '../server/database/connect'
import { orders, outbox, paymentAttempts } from '../server/database/schema'
import { findMoneyFaults } from '../testing/findMoneyFaults'
import type { Buyer } from './Buyer'

/**
 * The tables themselves: as many orders and payments as buyers, their money, stock and documents, and
 * for each buyer one sent mail that asks to prove the e-mail, and one confirmation that waits for it.
 */
export async function findLossesInDatabase(sql: Sql, buyers: readonly Buyer[]): Promise<string[]> {
  const losses = await findMoneyFaults(sql)
  // The text of a sent mail is deleted: its client identifies it.
  for (const { id, commandId } of buyers) {
    const [mails] = await sql
      .select({ all: count(), sent: count(outbox.sentAt), held: count(outbox.heldForOrder) })
      .from(outbox)
      .where(eq(outbox.clientId, id))
    const { all = 0, sent = 0, held = 0 } = mails ?? {}
    if (all !== 2 || sent !== 1 || held !== 1)
      losses.push(`order ${commandId}: ${all} mails, ${sent} of them sent, ${held} held`)
  }
  const expected = buyers.length
  const placed = await sql.$count(orders, ne(orders.state, 'panier'))
  const payments = await sql.$count(paymentAttempts)
  if (placed !== expected) losses.push(`${placed} paid orders instead of ${expected}`)
  if (payments !== expected) losses.push(`${payments} payments instead of ${expected}`)
  return losses
}
