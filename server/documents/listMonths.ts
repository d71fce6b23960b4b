import { asc, eq, sql as raw } from 'drizzle-orm'
import { inParis } from '../../contract/parisianDays'
import type { Sql } from '../database/connect'
import { rowsOf } from '../database/countRows'
import { journal, journalHead } from '../database/schema'
import { daysOfMonth, type Tally } from './monthRules'

type ListedMonth = {
  month: string
  isClosed: boolean
  isClosable: boolean
  grossCents: number
  invoices: number
  creditNotes: number
}
type Counted = Pick<ListedMonth, 'month' | 'grossCents' | 'invoices' | 'creditNotes'>
type Closing = { month: string } & Pick<Tally, 'totals' | 'invoices' | 'creditNotes'>

/**
 * The months of the journal, newest first. A closed one is read from its closing, so that the list
 * costs what the open months cost.
 */
export async function listMonths(sql: Sql, now: Date): Promise<ListedMonth[]> {
  const [head] = await sql.select().from(journalHead)
  const open = await countOpen(sql, head?.closedUntil ?? null)
  const closed = await readClosed(sql)
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

async function readClosed(sql: Sql): Promise<Counted[]> {
  const closings = await sql
    .select({ content: journal.content })
    .from(journal)
    .where(eq(journal.kind, 'closing'))
    .orderBy(asc(journal.position))
  return closings
    .map(({ content }) => JSON.parse(content) as Closing)
    .map(({ month, totals, invoices, creditNotes }) => ({
      month,
      grossCents: totals.grossCents,
      invoices: invoices?.count ?? 0,
      creditNotes: creditNotes?.count ?? 0,
    }))
    .reverse()
}
