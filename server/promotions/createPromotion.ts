import { and, eq, isNull } from 'drizzle-orm'
import { promotionReplies as words } from '../../wording/replies/promotions'
import type { Sql } from '../database/connect'
import { promotionCodes } from '../database/schema'
import { ProblemError } from '../http/ProblemError'
import { renewInCarts } from './queries'

export type NewPromotion = Omit<typeof promotionCodes.$inferInsert, 'id' | 'endedAt'>
export type StoredPromotion = typeof promotionCodes.$inferSelect

/**
 * Stores a new code, also for the carts that hold it as it was before it ended; throws a ProblemError
 * for one that is in use, in any case.
 */
export async function createPromotion(tx: Sql, given: NewPromotion): Promise<StoredPromotion> {
  const [stored] = await tx
    .insert(promotionCodes)
    .values({ ...given, code: given.code.toUpperCase() })
    .onConflictDoNothing()
    .returning()
  if (!stored) throw taken(given.code)
  await renewInCarts(tx, stored)
  return stored
}

/** Ends a code for good; undefined for one that is unknown or has ended. Orders keep its discount. */
export async function endPromotion(
  tx: Sql,
  { id, at }: { id: number; at: Date },
): Promise<StoredPromotion | undefined> {
  const [ended] = await tx
    .update(promotionCodes)
    .set({ endedAt: at })
    .where(and(eq(promotionCodes.id, id), isNull(promotionCodes.endedAt)))
    .returning()
  return ended
}

function taken(code: string): ProblemError {
  const message = words.taken(code.toUpperCase())
  return new ProblemError(409, 'invalid_input', message, { code: message })
}
