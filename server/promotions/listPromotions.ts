import { desc, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { promotionCodes } from '../database/schema'
import { countedOrders } from './queries'

/**
 * Codes with the orders that use them and what they took off, in cents: those in use first, then
 * those that were ended, each from the newest.
 */
export function listPromotions(sql: Sql) {
  return sql
    .select({
      id: promotionCodes.id,
      code: promotionCodes.code,
      kind: promotionCodes.kind,
      value: promotionCodes.value,
      minimumCents: promotionCodes.minimumCents,
      categoryId: promotionCodes.categoryId,
      maxUses: promotionCodes.maxUses,
      oncePerClient: promotionCodes.oncePerClient,
      startsOn: promotionCodes.startsOn,
      endsOn: promotionCodes.endsOn,
      endedAt: promotionCodes.endedAt,
      uses: raw<number>`(select count(*)::int from orders where ${countedOrders})`,
      discountCents: raw<number>`(select coalesce(sum(frozen_discount_cents), 0)::int from orders join order_lines on order_id = orders.id where ${countedOrders})`,
    })
    .from(promotionCodes)
    .orderBy(raw`${promotionCodes.endedAt} is not null`, desc(promotionCodes.id))
    .limit(200)
}
export type ListedPromotion = Awaited<ReturnType<typeof listPromotions>>[number]
