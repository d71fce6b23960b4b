import { asc, eq, inArray } from 'drizzle-orm'
import { lineName } from '../../wording/grinds'
import type { Sql } from '../database/connect'
import { grindOf, isBeans } from '../database/grind'
import { frozenLine } from '../database/placedOrders'
import { orderLines, products, withdrawalLines } from '../database/schema'
import { findByKey } from './storeWithdrawal'

/** What was declared for this order under this key, with its lines; undefined for nothing. */
export async function findDeclared(sql: Sql, { key, orderId }: { key: string; orderId: number }) {
  const withdrawal = await findByKey(sql, key)
  if (withdrawal?.orderId !== orderId) return undefined
  return { withdrawal, lines: await findDeclaredLines(sql, withdrawal.id) }
}

/** The lines that a withdrawal names, in the order of the order; none for the whole order. */
export async function findDeclaredLines(sql: Sql, withdrawalId: number) {
  return (await findLinesByWithdrawal(sql, [withdrawalId])).get(withdrawalId) ?? []
}

type DeclaredLine = { id: string; name: string; quantity: number }

/** The same of many withdrawals, by the number of each that names any. */
export async function findLinesByWithdrawal(sql: Sql, ids: readonly number[]) {
  const rows = await sql
    .select({
      withdrawalId: withdrawalLines.withdrawalId,
      id: orderLines.id,
      name: frozenLine.name,
      grind: orderLines.grind,
      isBeans,
      quantity: withdrawalLines.quantity,
    })
    .from(withdrawalLines)
    .innerJoin(orderLines, eq(orderLines.id, withdrawalLines.orderLineId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(withdrawalLines.withdrawalId, [...ids]))
    .orderBy(asc(orderLines.position))
  const found = new Map<number, DeclaredLine[]>()
  for (const { withdrawalId, id, quantity, ...article } of rows) {
    const line = { id, name: lineName({ ...article, grind: grindOf(article) }), quantity }
    found.set(withdrawalId, [...(found.get(withdrawalId) ?? []), line])
  }
  return found
}
