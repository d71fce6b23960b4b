import { count, eq, ne } from 'drizzle-orm'
import type { Sql } from '../../server/database/connect'
import { orders, outbox, payments } from '../../server/database/schema'
import type { Shopper } from './Shopper'

/** The tables themselves: as many paid orders and payments as shoppers, one mail for each of them. */
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
      .select({ n: count() })
      .from(outbox)
      .where(eq(outbox.clientId, clientId))
    if (mails?.n !== 1) losses.push(`order ${commandId}: ${mails?.n ?? 0} confirmations`)
  }
  const expected = shoppers.length
  if (paid?.n !== expected) losses.push(`${paid?.n ?? 0} paid orders instead of ${expected}`)
  if (held?.n !== expected) losses.push(`${held?.n ?? 0} payments instead of ${expected}`)
  return losses
}
