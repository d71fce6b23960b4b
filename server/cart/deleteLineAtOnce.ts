import { asc, eq, ne, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { prepareOnce } from '../database/prepareOnce'
import { retryConflicts } from '../database/inTransaction'
import { orderLines, orders } from '../database/schema'
import { cartParts } from './cartParts'
import type { CartLine } from './queries'

/**
 * Removes a line in one statement. Returns the changed cart; undefined if nothing is changed,
 * because there is no such line or another transaction forbids it.
 */
export async function deleteLineAtOnce(
  sql: Sql,
  values: { clientId: string; lineId: string },
): Promise<CartLine[] | undefined> {
  const rows = await retryConflicts(() => statement(sql).execute(values))
  // One row without a line is an empty cart.
  return rows.length > 0 ? rows.flatMap(({ line }) => line ?? []) : undefined
}

const statement = prepareOnce((sql) => {
  const { cart, lines, line, isUnchanged } = cartParts(sql)
  // Compared as text, because the caller's identifier may not be a uuid.
  const isNamed = raw`${lines.id}::text = ${raw.placeholder('lineId')}`
  const target = sql.$with('target').as(sql.select({ id: lines.id }).from(lines).where(isNamed))
  const held = sql.$with('held', { id: orderLines.id }).as(
    raw`update ${orders} set revision = ${orders.revision} + 1 from ${cart}, ${target}
      where ${isUnchanged}
      returning ${target.id}`,
  )
  const removed = sql
    .$with('removed')
    .as(sql.delete(orderLines).where(eq(orderLines.id, raw`(select ${held.id} from ${held})`)))
  return sql
    .with(cart, lines, target, held, removed)
    .select({ line })
    .from(held)
    .leftJoin(lines, ne(lines.id, held.id))
    .orderBy(asc(lines.position))
    .prepare('cart_delete')
})
