import type { StaffDocument } from '../../../contract/api/staff/staffDocuments'
import type { StaffMonth } from '../../../contract/api/staff/staffMonths'
import type { DocumentRow } from '../../documents/listDocuments'
import type { readMonth } from '../../documents/month'

/** An invoice or a credit note of the list; a specimen stores nobody's name. */
export function toStaffDocument(row: DocumentRow): StaffDocument {
  const { number, kind, order, day, cents, buyer, firstName, lastName, isSpecimen } = row
  const client = `${firstName ?? ''} ${lastName ?? ''}`.trim()
  const name = isSpecimen ? client : (buyer?.name ?? '')
  return {
    number,
    kind,
    is_specimen: isSpecimen,
    is_undone: row.isUndone,
    order,
    has_order: row.hasOrder,
    day,
    cents,
    name,
  }
}

type Month = Awaited<ReturnType<typeof readMonth>>
type Sums = { netCents: number; vatCents: number; grossCents: number }

/** A month with the sums of its sales, and those by rate, the lowest first. */
export function toStaffMonth({ month, isClosed, hash, rows, sales, ...ranges }: Month): StaffMonth {
  const rates = [...new Set(rows.map(({ vatRate }) => vatRate))]
  return {
    month,
    is_closed: isClosed,
    hash,
    ...toSums(sales),
    rates: rates
      .sort((one, other) => (one ?? -1) - (other ?? -1))
      .map((rate) => ({
        vat_rate: rate,
        ...toSums(sumOf(rows.filter(({ vatRate }) => vatRate === rate))),
      })),
    invoices: ranges.invoices,
    credit_notes: ranges.creditNotes,
  }
}

const sumOf = (rows: readonly Sums[]): Sums =>
  rows.reduce<Sums>(
    (sum, { netCents, vatCents, grossCents }) => ({
      netCents: sum.netCents + netCents,
      vatCents: sum.vatCents + vatCents,
      grossCents: sum.grossCents + grossCents,
    }),
    { netCents: 0, vatCents: 0, grossCents: 0 },
  )

const toSums = ({ netCents, vatCents, grossCents }: Sums) => ({
  net_cents: netCents,
  vat_cents: vatCents,
  gross_cents: grossCents,
})
