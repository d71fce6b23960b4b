import { eq } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { withdrawalLines, withdrawals } from '../database/schema'
import { emailKeyOf } from '../mail/emailKeyOf'
import { findLikelyOrder } from './likelyOrder'
import type { Piece } from './rules'

export type Withdrawal = typeof withdrawals.$inferSelect
export type NewWithdrawal = Pick<
  Withdrawal,
  'key' | 'orderId' | 'orderText' | 'articles' | 'channel' | 'submittedAt' | 'isMailed'
> & { name: string; email: string; lines: readonly Piece[] }

/** Stores a declaration; undefined if its key is stored already. */
export async function storeWithdrawal(
  tx: Sql,
  { lines, ...declared }: NewWithdrawal,
): Promise<Withdrawal | undefined> {
  const emailKey = emailKeyOf(declared.email)
  const [stored] = await tx
    .insert(withdrawals)
    .values({
      ...declared,
      emailKey,
      likelyOrderId: findLikelyOrder({ orderText: declared.orderText, emailKey }),
      changedAt: declared.submittedAt,
    })
    .onConflictDoNothing()
    .returning()
  if (stored && lines.length > 0)
    await tx.insert(withdrawalLines).values(
      lines.map(({ id: orderLineId, quantity }) => ({
        withdrawalId: stored.id,
        orderLineId,
        quantity,
      })),
    )
  return stored
}

/** The declaration that is stored under this key; undefined for none. */
export async function findByKey(sql: Sql, key: string): Promise<Withdrawal | undefined> {
  const [stored] = await sql.select().from(withdrawals).where(eq(withdrawals.key, key))
  return stored
}
