import { and, eq, inArray, isNotNull, isNull, sql as raw } from 'drizzle-orm'
import { openCartOf } from '../cart/queries'
import type { Sql } from '../database/connect'
import { categories, orders, promotionCodes } from '../database/schema'

/** The orders that use a code: not those that ended without a sale. */
export const countedOrders = raw`promotion_id = "promotion_codes"."id" and state not in ('panier', 'annulée', 'expirée')`

/** A code with how many orders use it, and how many of them are this client's. */
const usedPromotion = (clientId: string) => ({
  id: promotionCodes.id,
  code: promotionCodes.code,
  kind: promotionCodes.kind,
  value: promotionCodes.value,
  minimumCents: promotionCodes.minimumCents,
  categoryId: promotionCodes.categoryId,
  categoryName: categories.name,
  maxUses: promotionCodes.maxUses,
  oncePerClient: promotionCodes.oncePerClient,
  startsOn: promotionCodes.startsOn,
  endsOn: promotionCodes.endsOn,
  endedAt: promotionCodes.endedAt,
  /** Of a code without a limit 0: nothing asks for it, and it may have any number of orders. */
  uses: raw<number>`case when ${promotionCodes.maxUses} is null then 0
    else (select count(*)::int from orders where ${countedOrders}) end`,
  ownUses: raw<number>`(select count(*)::int from orders where ${countedOrders} and client_id = ${clientId})`,
})

const promotions = (sql: Sql, clientId: string) =>
  sql
    .select(usedPromotion(clientId))
    .from(promotionCodes)
    .leftJoin(categories, eq(categories.id, promotionCodes.categoryId))

export type UsedPromotion = Awaited<ReturnType<typeof promotions>>[number]

const isCode = (code: string) => raw`upper(${promotionCodes.code}) = upper(${code})`

/** A code that the shop has not ended, typed in any case; undefined for an unknown one. */
export async function findByCode(
  sql: Sql,
  { code, clientId }: { code: string; clientId: string },
): Promise<UsedPromotion | undefined> {
  const isOpen = isNull(promotionCodes.endedAt)
  const [found] = await promotions(sql, clientId).where(and(isCode(code), isOpen))
  return found
}

/** The code of the client's open cart; undefined for none. */
export async function findCartPromotion(
  sql: Sql,
  clientId: string,
): Promise<UsedPromotion | undefined> {
  const [found] = await promotions(sql, clientId)
    .innerJoin(orders, eq(orders.promotionId, promotionCodes.id))
    .where(openCartOf(clientId))
  return found
}

/**
 * The code with this number, locked until the transaction ends, so that no two orders use it for
 * the last time. Counted after the lock: its statement would not see what ended before it.
 */
export async function lockPromotion(
  tx: Sql,
  { id, clientId }: { id: number; clientId: string },
): Promise<UsedPromotion | undefined> {
  const isIt = eq(promotionCodes.id, id)
  await tx.select({ id: promotionCodes.id }).from(promotionCodes).where(isIt).for('update')
  const [found] = await promotions(tx, clientId).where(isIt)
  return found
}

/** Puts a code onto the client's open cart, or none; returns false if there is no cart. */
export async function storeCartPromotion(
  tx: Sql,
  { clientId, promotionId }: { clientId: string; promotionId: number | null },
): Promise<boolean> {
  const changed = await tx
    .update(orders)
    .set({ promotionId })
    .where(openCartOf(clientId))
    .returning({ id: orders.id })
  return changed.length > 0
}

/** Puts a new code into the carts that hold an ended one of the same letters. */
export async function renewInCarts(
  tx: Sql,
  { id: promotionId, code }: { id: number; code: string },
): Promise<void> {
  const ended = tx
    .select({ id: promotionCodes.id })
    .from(promotionCodes)
    .where(and(isCode(code), isNotNull(promotionCodes.endedAt)))
  await tx
    .update(orders)
    .set({ promotionId })
    .where(and(eq(orders.state, 'panier'), inArray(orders.promotionId, ended)))
}
