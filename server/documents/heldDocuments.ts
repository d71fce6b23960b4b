import { asc, eq, sql as raw } from 'drizzle-orm'
import { documentReplies as words } from '../../wording/documentCommands'
import { inParis } from '../../contract/parisianDays'
import type { Sql } from '../database/connect'
import { rowsOf } from '../database/countRows'
import { inTransaction } from '../database/retry'
import { documentNumbers, journalHead, owedDocuments } from '../database/schema'
import type { Services } from '../services'
import { OperatorError } from '../system/OperatorError'
import { findInvoice, issue } from './queries'
import { withInvoice, type Draft } from './rules'

/** Whether no document is made, because the last numbers given out are unknown since a restore. */
export async function areDocumentsHeld(sql: Sql): Promise<boolean> {
  const [row] = await rowsOf<{ held: boolean }>(
    sql,
    raw`select origin is distinct from database_origin() as held from journal_head`,
  )
  return row?.held ?? false
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

type Typed = { invoice: string; creditNote: string }
type Last = { series: 'F' | 'A'; last: number }

/**
 * After a restore: continues after the last invoice and the last credit note that were given out,
 * and makes the documents of the money that moved since; returns their numbers. Throws an
 * OperatorError below what is known here.
 */
export async function resumeDocuments(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { invoice, creditNote }: Typed,
): Promise<string[]> {
  const at = clock()
  const { day } = inParis(at)
  const year = Number(day.slice(0, 4))
  const given = [readNumber('F', year, invoice), readNumber('A', year, creditNote)]
  return inTransaction(database.sql, async (tx) => {
    await tx.select().from(journalHead).for('update')
    if (!(await areDocumentsHeld(tx))) throw new OperatorError(words.notHeld)
    const skipped: Record<string, { after: number; last: number }> = {}
    for (const { series, last } of given) {
      const known = await findLast(tx, series, year)
      if (last < known) throw new OperatorError(words.numberTooLow(nameOf(series, year, known)))
      if (last === known) continue
      skipped[series] = { after: known, last }
      await tx
        .insert(documentNumbers)
        .values({ series, year, last })
        .onConflictDoUpdate({
          target: [documentNumbers.series, documentNumbers.year],
          set: { last },
        })
    }
    const content = JSON.stringify({ at: at.toISOString(), reason: 'restored', year, skipped })
    await tx.execute(raw`select append_to_journal('correction', null, ${day}::date, ${content})`)
    await tx.execute(raw`update journal_head set origin = database_origin()`)
    return issueOwed(tx, day)
  })
}

async function issueOwed(tx: Sql, day: string): Promise<string[]> {
  const numbers: string[] = []
  for (const { id, draft } of await tx.select().from(owedDocuments).orderBy(owedDocuments.id)) {
    const owed = draft as Draft
    const invoice = await findInvoice(tx, owed.orderId)
    const number = await issue(tx, invoice ? withInvoice(owed, invoice) : owed, day)
    if (number !== null) numbers.push(number)
    await tx.delete(owedDocuments).where(eq(owedDocuments.id, id))
  }
  return numbers
}

function readNumber(series: Last['series'], year: number, typed: string): Last {
  const [, digits] = new RegExp(`^${series}${year}-(\\d{1,9})$`, 'i').exec(typed.trim()) ?? []
  if (digits === undefined) throw new OperatorError(words.wrongNumber(typed, nameOf(series, year)))
  return { series, last: Number(digits) }
}

async function findLast(tx: Sql, series: string, year: number): Promise<number> {
  const rows = await tx.select().from(documentNumbers).where(eq(documentNumbers.series, series))
  return rows.find((row) => row.year === year)?.last ?? 0
}

const nameOf = (series: string, year: number, last = 0) =>
  `${series}${year}-${String(last).padStart(5, '0')}`
