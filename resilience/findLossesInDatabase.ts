import { count, eq } from 'drizzle-orm'
import type { Sql } from '../server/database/connect'
import { outbox } from '../server/database/schema'
import { findMoneyFaults } from '../testing/findMoneyFaults'
import type { Buyer } from './Buyer'

/**
 * The tables themselves: money, stock and documents, and for each buyer one sent mail that asks to
 * prove the e-mail, and one confirmation that waits for it.
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
  return losses
}
