import fc from 'fast-check'
import { sampleOf } from '../../testing/sample'
import { readSettings } from '../settings'
import { refundVat, vatLeft } from '../shop/refundVat'
import { promotionShares } from '../shop/promotionShares'
import { discountsOf, totalsOf, type VatShare } from '../shop/totals'
import { documentDraft, type EntryContent } from './rules'
import type { Snapshot } from './Snapshot'
import { creditNoteSnapshot, invoiceSnapshot } from './snapshots'

const { seller } = readSettings({})
const cents = (max: number) => fc.integer({ min: 0, max })
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

const anyOrder = fc.record({
  id: fc.integer({ min: 10_000_000, max: 99_999_999 }),
  means: fc.constantFrom('card', 'transfer', 'counter'),
  lines: fc.array(
    fc.record({
      name: fc.constant('Café'),
      quantity: fc.integer({ min: 1, max: 12 }),
      priceCents: fc.oneof(cents(3_000), cents(200_000)),
      vatRate: fc.constantFrom(0, 550, 2000),
      grind: fc.constant(null),
      categoryId: fc.constant(1),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  vatFranchise: fc.boolean(),
  feeCents: fc.oneof(fc.constant(0), cents(1_500)),
  code: fc.option(cents(5_000)),
  paidAt: fc.date({
    min: new Date('2026-12-31T00:00:00Z'),
    max: new Date('2027-01-02T00:00:00Z'),
    noInvalidDate: true,
  }),
  /** Each in thousandths of what is left. */
  refunds: fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 4 }),
})

/** The entries of an order that was paid and then refunded in parts. */
function entriesOf(order: typeof anyOrder extends fc.Arbitrary<infer Order> ? Order : never) {
  const { id, means, vatFranchise, feeCents, code, paidAt: at } = order
  const promotion = { kind: 'amount' as const, minimumCents: 0, categoryId: null }
  const shares = code === null ? [] : promotionShares({ ...promotion, value: code }, order.lines)
  const lines = order.lines.map((line, index) => ({
    ...line,
    vatRate: vatFranchise ? 0 : line.vatRate,
    discountCents: shares[index] ?? 0,
  }))
  const discounts = discountsOf('CODE', lines)
  const named = { orderId: id, isSpecimen: false, buyer: null }
  const sold = { id, orderedAt: at, delivery: null, feeCents, vatFranchise }
  const common = { seller, order: sold, means, at }
  const totals = totalsOf({ lines, feeCents })
  const invoice = documentDraft(invoiceSnapshot({ ...common, lines, discounts }), {
    ...named,
    attemptId: 'a',
    refundId: null,
  })
  const returned: VatShare[] = []
  let leftCents = totals.totalCents
  const notes = order.refunds.flatMap((part) => {
    const amountCents = Math.ceil((leftCents * part) / 1000)
    if (amountCents === 0) return []
    leftCents -= amountCents
    const vat = refundVat(vatLeft(totals.vat, returned), {
      goods: [],
      feeCents: 0,
      otherCents: amountCents,
    })
    returned.push(...vat)
    const snapshot = creditNoteSnapshot({
      ...common,
      lines: [],
      feeCents: 0,
      vat,
      invoice: 'F2026-00001',
      reason: 'order_refunded',
    })
    return documentDraft(snapshot, { ...named, attemptId: null, refundId: 'r' })
  })
  const drafts = [invoice, ...notes]
  const contents = drafts.map(({ content }) => JSON.parse(content) as EntryContent)
  const snapshots = drafts.map(({ snapshot }) => JSON.parse(snapshot ?? '') as Snapshot)
  return { contents, snapshots, leftCents, totals, invoice }
}

// law: invoices
test('over random orders the documents are the payments less the refunds, to the cent', () => {
  let invoiced = 0
  let held = 0
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { contents, snapshots, leftCents, totals, invoice } = entriesOf(order)
      invoiced += sum(contents.map(({ grossCents }) => grossCents))
      held += leftCents
      const isWhole = (vatRate: number) =>
        sum(
          contents.flatMap(({ vat }) =>
            vat.filter((share) => share.vatRate === vatRate).map(({ vatCents }) => vatCents),
          ),
        ) === 0
      // Comparing without `expect` is ten times faster.
      return (
        invoice.grossCents === totals.totalCents &&
        sum(contents.map(({ grossCents }) => grossCents)) === leftCents &&
        contents.every(
          ({ grossCents, vat }) =>
            sum(vat.map((share) => share.grossCents)) === grossCents &&
            vat.every(({ netCents, vatCents, grossCents: gross }) => netCents + vatCents === gross),
        ) &&
        // Without VAT, what is paid is what the seller gets, and each document says why.
        (!order.vatFranchise ||
          (contents.every(({ vat }) =>
            vat.every(({ netCents, grossCents }) => netCents === grossCents),
          ) &&
            snapshots.every(({ vatCents, vatMention }) => vatCents === 0 && !!vatMention))) &&
        // What is refunded to the last cent returns the VAT of each rate to the last cent.
        (leftCents > 0 || totals.vat.every(({ vatRate }) => isWhole(vatRate)))
      )
    }),
    { numRuns: sampleOf(10_000, 1_000) },
  )
  expect(invoiced).toBe(held)
  expect(held).toBeGreaterThan(0)
})
