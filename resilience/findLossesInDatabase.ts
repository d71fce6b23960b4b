import { count, eq, ne } from 'drizzle-orm'
import type { Sql } from '../server/database/connect'
import { orders, outbox, paymentAttempts } from '../server/database/schema'
import { findUnmovedStocks } from '../testing/findUnmovedStocks'
import type { Buyer } from './Buyer'

/**
 * The tables themselves: as many paid orders and payments as buyers, and for each one sent mail
 * that asks to prove the e-mail, and one confirmation that waits for it; each stock is the sum of its
 * movements.
 */
export async function findLossesInDatabase(sql: Sql, buyers: readonly Buyer[]): Promise<string[]> {
  const [paid] = await sql.select({ n: count() }).from(orders).where(ne(orders.state, 'panier'))
  const [held] = await sql.select({ n: count() }).from(paymentAttempts)
  const unmoved = await findUnmovedStocks(sql)
  const losses = unmoved.map((serial) => `${serial}: its stock is not the sum of its movements`)
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
  if (paid?.n !== expected) losses.push(`${paid?.n ?? 0} paid orders instead of ${expected}`)
  if (held?.n !== expected) losses.push(`${held?.n ?? 0} payments instead of ${expected}`)
  return losses
}
