import { and, isNotNull, lt, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { rowsOf } from '../database/rowsOf'
import { documents } from '../database/schema'

/** How many documents of before this day still name their buyer. */
export function countOldBuyers(sql: Sql, day: string): Promise<number> {
  return sql.$count(documents, and(isNotNull(documents.buyer), lt(documents.day, day)))
}

/**
 * Erases the buyers of the documents of before this day; returns how many. The database lets nothing
 * else change a document, and the journal does not contain what is erased.
 */
export async function forgetBuyers(sql: Sql, day: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    sql,
    raw`select forget_buyers(${day}::date) as count`,
  )
  return row?.count ?? 0
}
