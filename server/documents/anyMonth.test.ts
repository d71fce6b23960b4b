import fc from 'fast-check'
import { anyPaidOrder, draftsOf } from '../../testing/anyPaidOrder'
import { sampleOf } from '../../testing/sample'
import { sumOf } from '../system/sumOf'
import { writeFec } from './fec'
import { tallyOf, type NumberedEntry } from './monthRules'
import { correctionDraft, type Draft, type EntryContent } from './rules'

/** Money that pays nothing, or its return. */
const anyCorrection = fc
  .record({
    means: fc.constantFrom('card', 'transfer', 'counter'),
    grossCents: fc.integer({ min: -5_000, max: 5_000 }).filter((cents) => cents !== 0),
  })
  .map((money) => {
    const at = new Date('2026-12-31T12:00:00Z')
    const named = { orderId: 12345678, attemptId: 'a', refundId: null, isSpecimen: false }
    return correctionDraft({ ...named, ...money, at, reason: 'not_owed' })
  })
const anyEntries = fc
  .tuple(fc.array(anyPaidOrder, { maxLength: 6 }), fc.array(anyCorrection, { maxLength: 3 }))
  .map(([orders, corrections]) => {
    const paid = orders.map(draftsOf)
    const drafts = [...paid.flatMap((one) => one.drafts), ...corrections]
    return {
      entries: drafts.map(toEntry),
      keptCents: sumOf(paid.map(({ leftCents }) => leftCents)),
      correctedCents: sumOf(corrections.map(({ grossCents }) => grossCents)),
    }
  })

function toEntry({ entry: kind, series, day, content }: Draft, index: number): NumberedEntry {
  const number = index + 1
  const document = series === null ? null : `${series}2026-${String(number).padStart(5, '0')}`
  const said = JSON.parse(content) as EntryContent
  const piece = document ?? `J${number}`
  return { position: number, number, piece, kind, document, day, content: said }
}

/** What the file debits less what it credits, by each value of a field. */
function balances(file: string, field: number): Map<string, number> {
  const sums = new Map<string, number>()
  for (const line of file.split('\r\n').slice(1, -1)) {
    const cells = line.split('\t')
    const [debit = NaN, credit = NaN] = cells
      .slice(11, 13)
      .map((one) => Number(one.replace(',', '')))
    const key = cells[field] ?? ''
    sums.set(key, (sums.get(key) ?? 0) + debit - credit)
  }
  return sums
}

const moneyAccounts = { card: '511000', transfer: '512000', counter: '530000' }

// law: month-closing
test('over random orders the sums of a month are its payments less its refunds, to the cent', () => {
  let kept = 0
  fc.assert(
    fc.property(anyEntries, ({ entries, keptCents, correctedCents }) => {
      const { rows, totals, sales, invoices, creditNotes } = tallyOf(entries)
      kept += keptCents
      const vatOf = (rate: number) =>
        sumOf(
          entries.flatMap(({ content }) =>
            content.vat.filter(({ vatRate }) => vatRate === rate).map(({ vatCents }) => vatCents),
          ),
        )
      const keys = rows.map(({ day, kind, means, vatRate }) => `${day} ${kind} ${means} ${vatRate}`)
      return (
        totals.grossCents === keptCents + correctedCents &&
        sales.grossCents === keptCents &&
        sales.netCents + sales.vatCents === sales.grossCents &&
        totals.netCents + totals.vatCents === totals.grossCents &&
        sumOf(rows.map(({ grossCents }) => grossCents)) === totals.grossCents &&
        [0, 550, 2000].every(
          (rate) =>
            sumOf(rows.filter(({ vatRate }) => vatRate === rate).map((row) => row.vatCents)) ===
            vatOf(rate),
        ) &&
        new Set(keys).size === keys.length &&
        (invoices?.count ?? 0) === entries.filter(({ kind }) => kind === 'sale').length &&
        (creditNotes?.count ?? 0) === entries.filter(({ kind }) => kind === 'refund').length
      )
    }),
    { numRuns: sampleOf(10_000, 500) },
  )
  expect(kept).toBeGreaterThan(0)
})

// law: accounting-file
test('over random orders each entry of the accounting file balances, and its accounts are the month’s sums', () => {
  let booked = 0
  fc.assert(
    fc.property(anyEntries, ({ entries, correctedCents }) => {
      const { sales } = tallyOf(entries)
      const file = writeFec(entries)
      const accounts = balances(file, 4)
      booked += accounts.size
      const of = (account: string) => accounts.get(account) ?? 0
      return (
        [...balances(file, 2).values()].every((balance) => balance === 0) &&
        Object.entries(moneyAccounts).every(
          ([means, account]) =>
            of(account) ===
            sumOf(
              entries.flatMap(({ content }) =>
                content.means === means ? [content.grossCents] : [],
              ),
            ),
        ) &&
        of('445710') === -sales.vatCents &&
        of('467000') === -correctedCents &&
        of('707000') === -sales.netCents
      )
    }),
    { numRuns: sampleOf(10_000, 500) },
  )
  expect(booked).toBeGreaterThan(0)
})
