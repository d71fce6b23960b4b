import { asc, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { rowsOf } from '../database/rowsOf'
import { documentNumbers, journalHead, owedDocuments } from '../database/schema'

/** Whether no document is made, because the last numbers given out are unknown since a restore. */
export async function areDocumentsHeld(sql: Sql): Promise<boolean> {
  const [row] = await rowsOf<{ held: boolean }>(
    sql,
    raw`select origin is distinct from database_origin() as held from journal_head`,
  )
  return row?.held ?? false
}

/** Makes no document until the last numbers are told, as after a restore that the database cannot see. */
export async function holdDocuments(sql: Sql): Promise<void> {
  await sql.update(journalHead).set({ origin: null })
}

/** How many documents wait for a number. */
export const countOwed = (sql: Sql) => sql.$count(owedDocuments)

/** The last numbers by series and year, and the documents that wait for a number. */
export async function documentStatus(sql: Sql) {
  return {
    isHeld: await areDocumentsHeld(sql),
    owed: await countOwed(sql),
    numbers: await sql
      .select()
      .from(documentNumbers)
      .orderBy(asc(documentNumbers.year), asc(documentNumbers.series)),
  }
}
