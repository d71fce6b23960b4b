import { asc, inArray, sql as raw } from 'drizzle-orm'
import { inParis } from '../../contract/parisianDays'
import type { Sql } from '../database/connect'
import { rowsOf } from '../database/rowsOf'
import { journal, journalHead } from '../database/schema'
import { sumOf } from '../system/sumOf'
import { daysOfMonth, readMoney, sharesOf, type Tally } from './monthRules'

type ListedMonth = {
  month: string
  isClosed: boolean
  isClosable: boolean
  /** Of the sales and their refunds alone. */
  grossCents: number
  invoices: number
  creditNotes: number
}
type Counted = Pick<ListedMonth, 'month' | 'grossCents' | 'invoices' | 'creditNotes'>
type Closing = { month: string } & Pick<Tally, 'totals' | 'invoices' | 'creditNotes'>

/**
 * The months of the journal, newest first. A closed one is read from its closing and its corrections,
 * so that the list costs what the open months cost.
 */
export async function listMonths(sql: Sql, now: Date): Promise<ListedMonth[]> {
  const [head] = await sql.select().from(journalHead)
  const marks = await readMarks(sql)
  const others = sumOthers(marks)
  const ofSales = (one: Counted) => ({
    ...one,
    grossCents: one.grossCents - (others.get(one.month) ?? 0),
  })
  const open = (await countOpen(sql, head?.closedUntil ?? null)).map(ofSales)
  const closed = readClosed(marks).map(ofSales)
  const today = inParis(now).day
  const oldest = open.at(-1)?.month
  return [
    ...open.map((one) => ({
      ...one,
      isClosed: false,
      isClosable: one.month === oldest && (daysOfMonth(one.month)?.to ?? today) < today,
    })),
    ...closed.map((one) => ({ ...one, isClosed: true, isClosable: false })),
  ]
}

/** The note of a restore moves no money, but its month is to be closed like any other. */
function countOpen(sql: Sql, closedUntil: string | null): Promise<Counted[]> {
  const isOpen = closedUntil === null ? raw`true` : raw`day > ${closedUntil}::date`
  return rowsOf<Counted>(
    sql,
    raw`select to_char(day, 'YYYY-MM') as month,
      coalesce(sum((content::json ->> 'grossCents')::bigint), 0)::int as "grossCents",
      (count(document) filter (where kind = 'sale'))::int as invoices,
      (count(document) filter (where kind = 'refund'))::int as "creditNotes"
      from journal where kind <> 'closing' and ${isOpen} group by 1 order by 1 desc`,
  )
}

type Mark = { kind: string; day: string; content: string }

/** Closings, and the corrections, which alone move money that is no sale. */
function readMarks(sql: Sql): Promise<Mark[]> {
  return sql
    .select({ kind: journal.kind, day: journal.day, content: journal.content })
    .from(journal)
    .where(inArray(journal.kind, ['closing', 'correction']))
    .orderBy(asc(journal.position))
}

/** What moved without being a sale, in cents, by month. */
function sumOthers(marks: readonly Mark[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { kind, day, content } of marks) {
    const money = kind === 'correction' ? readMoney(content) : undefined
    const others = (money ? sharesOf(money) : []).filter(({ vatRate }) => vatRate === null)
    const month = day.slice(0, 7)
    sums.set(month, (sums.get(month) ?? 0) + sumOf(others.map(({ grossCents }) => grossCents)))
  }
  return sums
}

function readClosed(marks: readonly Mark[]): Counted[] {
  return marks
    .filter(({ kind }) => kind === 'closing')
    .map(({ content }) => JSON.parse(content) as Closing)
    .map(({ month, totals, invoices, creditNotes }) => ({
      month,
      grossCents: totals.grossCents,
      invoices: invoices?.count ?? 0,
      creditNotes: creditNotes?.count ?? 0,
    }))
    .reverse()
}
