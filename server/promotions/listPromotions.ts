import { desc, sql as raw } from 'drizzle-orm'
import { inParis } from '../../contract/parisianDays'
import type { Sql } from '../database/connect'
import { promotionCodes } from '../database/schema'
import { countedOrders } from './queries'

/** How many orders use it. */
const uses = raw<number>`(select count(*)::int from orders where ${countedOrders})`

/** Whether an order may still use it, today or later: the opposite of what is over in `usageProblem`. */
const mayServe = (day: string) => raw`(case
  when ${promotionCodes.endedAt} is not null or ${promotionCodes.endsOn} < ${day}::date then false
  when ${promotionCodes.maxUses} is not null then ${uses} < ${promotionCodes.maxUses}
  else true end)`

/**
 * Codes with the orders that use them and what they took off, in cents: those that may still serve
 * first, then those that are over by themselves, then those that were ended, each from the newest.
 */
export function listPromotions(sql: Sql, { at, limit }: { at: Date; limit: number }) {
  const { day } = inParis(at)
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
      uses,
      discountCents: raw<number>`(select coalesce(sum(frozen_discount_cents), 0)::int from orders join order_lines on order_id = orders.id where ${countedOrders})`,
    })
    .from(promotionCodes)
    .orderBy(
      desc(mayServe(day)),
      raw`${promotionCodes.endedAt} is not null`,
      desc(promotionCodes.id),
    )
    .limit(limit)
}
export type ListedPromotion = Awaited<ReturnType<typeof listPromotions>>[number]
