import { count, eq, ne } from 'drizzle-orm'
import type { Sql } from '../../server/database/connect'
import { orders, outbox, payments } from '../../server/database/schema'
import type { Shopper } from './Shopper'

/** The tables themselves: as many paid orders and payments as shoppers, one sent mail for each. */
export async function findLossesInDatabase(
  sql: Sql,
  shoppers: readonly Shopper[],
): Promise<string[]> {
  const [paid] = await sql.select({ n: count() }).from(orders).where(ne(orders.state, 'panier'))
  const [held] = await sql.select({ n: count() }).from(payments)
  const losses: string[] = []
  // The words of a mail that was sent are not kept: it is known by its client.
  for (const { clientId, commandId } of shoppers) {
    const [mails] = await sql
      .select({ all: count(), sent: count(outbox.sentAt) })
      .from(outbox)
      .where(eq(outbox.clientId, clientId))
    const { all = 0, sent = 0 } = mails ?? {}
    if (all !== 1 || sent !== 1)
      losses.push(`order ${commandId}: ${all} confirmations, ${sent} of them sent`)
  }
  const expected = shoppers.length
  if (paid?.n !== expected) losses.push(`${paid?.n ?? 0} paid orders instead of ${expected}`)
  if (held?.n !== expected) losses.push(`${held?.n ?? 0} payments instead of ${expected}`)
  return losses
}
