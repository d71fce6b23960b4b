import { addDays } from '../../contract/parisianDays'
import type { EntryContent } from './rules'

/** An entry of the journal that moved money. */
export type MoneyEntry = {
  position: number
  kind: 'sale' | 'refund' | 'correction'
  document: string | null
  /** In Paris, ISO 8601. */
  day: string
  content: EntryContent
}
/** With its number among the entries that moved money, and the name of what it was written for. */
export type NumberedEntry = MoneyEntry & { number: number; piece: string }

/** The sums of one day, kind, means and rate, in cents; the rate is null for what is no sale. */
type TallyRow = {
  day: string
  kind: MoneyEntry['kind']
  means: string
  vatRate: number | null
  netCents: number
  vatCents: number
  grossCents: number
}
export type Tally = {
  rows: TallyRow[]
  /** Of all money that moved, as a closing chains it. */
  totals: Sums
  /** Of the sales and their refunds alone. */
  sales: Sums
  /** The first and the last number of each series; null for none. */
  invoices: Range | null
  creditNotes: Range | null
}
type Sums = { netCents: number; vatCents: number; grossCents: number }
type Range = { first: string; last: string; count: number }

/** The first and the last day of a month written as 2026-11; undefined for anything else. */
export function daysOfMonth(month: string): { from: string; to: string } | undefined {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return undefined
  const from = `${month}-01`
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) }
}

/** What the entries of a month sum up to: refunds on their own day, below zero. */
export function tallyOf(entries: readonly MoneyEntry[]): Tally {
  const rows = new Map<string, TallyRow>()
  for (const { day, kind, content } of entries)
    for (const share of sharesOf(content)) {
      const key = [day, kind, content.means, share.vatRate].join(' ')
      const { vatRate, ...sums } = share
      const before = rows.get(key)
      rows.set(key, { day, kind, means: content.means, vatRate, ...plus(before ?? none, sums) })
    }
  const sorted = [...rows.values()].sort((one, other) => order(one).localeCompare(order(other)))
  return {
    rows: sorted,
    totals: sorted.reduce<Sums>(plus, none),
    sales: sorted.filter(({ vatRate }) => vatRate !== null).reduce<Sums>(plus, none),
    invoices: rangeOf(entries, 'sale'),
    creditNotes: rangeOf(entries, 'refund'),
  }
}

const none: Sums = { netCents: 0, vatCents: 0, grossCents: 0 }
const plus = (one: Sums, other: Sums): Sums => ({
  netCents: one.netCents + other.netCents,
  vatCents: one.vatCents + other.vatCents,
  grossCents: one.grossCents + other.grossCents,
})
const order = ({ day, kind, means, vatRate }: TallyRow) =>
  [
    day,
    ['sale', 'refund', 'correction'].indexOf(kind),
    means,
    String(vatRate ?? 0).padStart(5, '0'),
  ].join(' ')

/** What an entry says of the money that it moved; undefined if it moved none. */
export function readMoney(content: string): EntryContent | undefined {
  const said = JSON.parse(content) as EntryContent | { order?: undefined }
  return said.order === undefined ? undefined : said
}

/** The parts by rate, and what no rate contains. */
export function sharesOf({ vat, grossCents }: EntryContent): (Sums & { vatRate: number | null })[] {
  const rest = grossCents - vat.reduce((sum, share) => sum + share.grossCents, 0)
  return [
    ...vat,
    ...(rest === 0 ? [] : [{ vatRate: null, netCents: rest, vatCents: 0, grossCents: rest }]),
  ]
}

function rangeOf(entries: readonly MoneyEntry[], kind: MoneyEntry['kind']): Range | null {
  const numbers = entries.flatMap((entry) => (entry.kind === kind ? (entry.document ?? []) : []))
  // Numbers rise with the journal.
  const [first] = numbers
  const last = numbers.at(-1)
  return first === undefined || last === undefined ? null : { first, last, count: numbers.length }
}
