import fc from 'fast-check'
import { grinds } from '../contract/grinds'
import { documentDraft, type Draft } from '../server/documents/rules'
import { creditNoteSnapshot, invoiceSnapshot } from '../server/documents/snapshots'
import { readSettings } from '../server/settings'
import { promotionShares } from '../server/shop/promotionShares'
import { refundVat, vatLeft } from '../server/shop/refundVat'
import { discountsOf, totalsOf, type VatShare } from '../server/shop/totals'

const { seller } = readSettings({})
const cents = (max: number) => fc.integer({ min: 0, max })

/** An order with what it is refunded, paid around New Year. */
export const anyPaidOrder = fc.record({
  id: fc.integer({ min: 10_000_000, max: 99_999_999 }),
  means: fc.constantFrom('card', 'transfer', 'counter'),
  lines: fc.array(
    fc.record({
      name: fc.constant('Café'),
      quantity: fc.integer({ min: 1, max: 12 }),
      priceCents: fc.oneof(cents(3_000), cents(200_000)),
      vatRate: fc.constantFrom(0, 550, 2000),
      grind: fc.option(fc.constantFrom(...grinds)),
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

type PaidOrder = typeof anyPaidOrder extends fc.Arbitrary<infer Order> ? Order : never

/** The documents of an order that was paid and then refunded in parts. */
export function draftsOf(order: PaidOrder) {
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
  const drafts: Draft[] = [invoice, ...notes]
  return { drafts, leftCents, totals }
}
