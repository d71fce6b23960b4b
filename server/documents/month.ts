import { and, asc, between, eq, inArray, sql as raw } from 'drizzle-orm'
import { writeHundredths } from '../../contract/decimals'
import { inParis } from '../../contract/parisianDays'
import { monthReplies as words } from '../../wording/months'
import { writeCsv } from '../catalogue/file/csv'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { journal, journalHead, owedDocuments } from '../database/schema'
import type { Services } from '../services'
import { recordAct } from '../staff/recordAct'
import { OperatorError } from '../system/OperatorError'
import { sumOf } from '../system/sumOf'
import { areDocumentsHeld } from './heldDocuments'
import {
  daysOfMonth,
  readMoney,
  tallyOf,
  type MoneyEntry,
  type NumberedEntry,
  type Tally,
} from './monthRules'
import { lockJournal } from './queries'
import { verifyJournal } from './verifyJournal'

/** The numbers of a series that a restore lost: after the first, up to the last. */
type Skipped = { after: number; last: number }
type Month = Tally & { month: string; isClosed: boolean; hash: string | null }

/** The sums of a month; throws an OperatorError for what is no month. */
export async function readMonth(sql: Sql, month: string): Promise<Month> {
  const { from, to } = daysOrRefuse(month)
  const [head] = await sql.select().from(journalHead)
  const isClosed = head?.closedUntil != null && to <= head.closedUntil
  return {
    month,
    isClosed,
    hash: isClosed ? await closingHash(sql, to) : null,
    ...tallyOf(await readEntries(sql, from, to)),
  }
}

/**
 * The entries of a month that moved money, in the order of the journal, numbered without a hole but
 * for the documents that a restore lost, because the accountant may have their entries. Nobody types
 * how many corrections were lost: they are not counted.
 */
export async function readMonthEntries(sql: Sql, month: string): Promise<NumberedEntry[]> {
  const { from, to } = daysOrRefuse(month)
  const others = await findMoneyless(sql)
  return (await readEntries(sql, from, to)).map((entry) => {
    const before = others.filter(({ position }) => position < entry.position)
    const lost = sumOf(before.map((other) => other.lost))
    return {
      ...entry,
      number: entry.position - before.length + lost,
      piece: entry.document ?? `J${entry.position + lost}`,
    }
  })
}

/** A month as a table for spreadsheets, amounts in euros with a comma; what is no sale has no net. */
export async function exportMonth(sql: Sql, month: string): Promise<string> {
  const { rows } = await readMonth(sql, month)
  return writeCsv([
    [...words.headings],
    ...rows.map((row) => {
      const { day, means, vatRate, netCents, vatCents, grossCents } = row
      return [
        day,
        words.kindName(row),
        words.means(means),
        ...(vatRate === null ? ['', '', ''] : [vatRate, netCents, vatCents].map(writeHundredths)),
        writeHundredths(grossCents),
      ]
    }),
  ])
}

/**
 * Freezes a month that is over, and every one before it, and chains its sums to the journal; returns
 * the closed month. Throws an OperatorError for a month that is not over or closed already, while
 * documents wait, and where the journal is not whole. `by` is the member of the staff who closes it.
 */
export async function closeMonth(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  month: string,
  by?: string,
): Promise<Month> {
  const { from, to } = daysOrRefuse(month)
  const today = inParis(clock()).day
  if (today <= to) throw new OperatorError(words.notOver(month))
  const { fault } = await verifyJournal(database.sql)
  if (fault) throw new OperatorError(words.notWhole)
  await inTransaction(database.sql, async (tx) => {
    const head = await lockJournal(tx)
    if (head?.closedUntil != null && to <= head.closedUntil)
      throw new OperatorError(words.closedBefore(month))
    if ((await areDocumentsHeld(tx)) || (await tx.$count(owedDocuments)) > 0)
      throw new OperatorError(words.documentsWait)
    const open = await oldestOpenMonth(tx, head?.closedUntil ?? null)
    if (open !== undefined && open < month) throw new OperatorError(words.closeFirst(open))
    const { totals, invoices, creditNotes } = tallyOf(await readEntries(tx, from, to))
    const sums = { totals, invoices, creditNotes }
    const content = JSON.stringify({ at: clock().toISOString(), month, ...sums })
    await tx.execute(raw`select append_to_journal('closing', null, ${to}::date, ${content})`)
    await tx.update(journalHead).set({ closedUntil: to })
    const closed = { staffId: by ?? null, after: { month }, at: clock() }
    await recordAct(tx, { act: 'month_closed', ...closed })
  })
  return readMonth(database.sql, month)
}

async function readEntries(sql: Sql, from: string, to: string): Promise<MoneyEntry[]> {
  const kinds = ['sale', 'refund', 'correction'] as const
  const rows = await sql
    .select()
    .from(journal)
    .where(and(between(journal.day, from, to), inArray(journal.kind, [...kinds])))
    .orderBy(asc(journal.position))
  return rows.flatMap(({ position, kind, document, day, content }) => {
    const said = readMoney(content)
    return kind === 'closing' || !said ? [] : { position, kind, document, day, content: said }
  })
}

/** The entries that moved no money: closings, and the notes of restores with what they count as lost. */
async function findMoneyless(sql: Sql): Promise<{ position: number; lost: number }[]> {
  const rows = await sql
    .select({ position: journal.position, content: journal.content })
    .from(journal)
    .where(inArray(journal.kind, ['closing', 'correction']))
  return rows
    .filter(({ content }) => !readMoney(content))
    .map(({ position, content }) => ({ position, lost: countLost(content) }))
}

/** The documents whose numbers the note of a restore leaves out. */
function countLost(content: string): number {
  const { skipped = {} } = JSON.parse(content) as { skipped?: Record<string, Skipped> }
  return sumOf(Object.values(skipped).map(({ after, last }) => last - after))
}

async function oldestOpenMonth(tx: Sql, closedUntil: string | null): Promise<string | undefined> {
  const after = closedUntil === null ? undefined : raw`${journal.day} > ${closedUntil}`
  const [row] = await tx
    .select({ day: journal.day })
    .from(journal)
    .where(and(after, inArray(journal.kind, ['sale', 'refund', 'correction'])))
    .orderBy(asc(journal.day))
    .limit(1)
  return row?.day.slice(0, 7)
}

/** The hash of the closing of the month with this last day. */
async function closingHash(sql: Sql, lastDay: string): Promise<string | null> {
  const [closing] = await sql
    .select({ hash: journal.hash })
    .from(journal)
    .where(and(eq(journal.kind, 'closing'), eq(journal.day, lastDay)))
  return closing?.hash ?? null
}

function daysOrRefuse(month: string): { from: string; to: string } {
  const days = daysOfMonth(month)
  if (!days) throw new OperatorError(words.wrongMonth(month))
  return days
}
