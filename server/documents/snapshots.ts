import { vatFranchise } from '../../wording/vatFranchise'
import type { Settings } from '../settings'
import { totalsOf, type Discount, type VatShare } from '../shop/totals'
import { sellerOf, sumsOf, toRateShares } from './rules'
import type { Snapshot, SnapshotLine } from './Snapshot'

type Order = {
  id: number
  orderedAt: Date
  delivery: Snapshot['delivery']
  feeCents: number
  vatFranchise: boolean
}
type Common = {
  seller: Settings['seller']
  order: Order
  means: Snapshot['means']
  at: Date
}
type SoldLine = Pick<SnapshotLine, 'name' | 'quantity' | 'grind'> & {
  priceCents: number
  vatRate: number
  discountCents: number
}
type Sold = Common & { lines: readonly SoldLine[]; discounts: readonly Discount[] }
type Returned = Common & {
  lines: readonly Omit<SnapshotLine, 'priceCents'>[]
  feeCents: number
  /** What the refund returns of the sale, by rate. */
  vat: readonly VatShare[]
  invoice: string | null
  reason: string
}

/** What the invoice of an order says; amounts in cents. */
export function invoiceSnapshot({ lines, discounts, ...common }: Sold): Snapshot {
  const { feeCents } = common.order
  const vat = toRateShares(totalsOf({ lines, feeCents }).vat)
  return {
    ...headOf('invoice', common),
    lines: lines.map(({ name, quantity, priceCents, vatRate, grind }) => ({
      name,
      quantity,
      priceCents,
      vatRate,
      grind,
      grossCents: priceCents * quantity,
    })),
    discounts: [...discounts],
    feeCents,
    otherCents: 0,
    vat,
    ...sumsOf(vat),
    invoice: null,
    reason: null,
  }
}

/** What the credit note of a refund says, of the part that returns a sale. */
export function creditNoteSnapshot(returned: Returned): Snapshot {
  const { lines, feeCents, invoice, reason, vat: shares, ...common } = returned
  const vat = toRateShares(shares)
  const sums = sumsOf(vat)
  const named = lines.reduce((sum, line) => sum + line.grossCents, feeCents)
  // Money that paid nothing is returned first, so lines may be worth more than this document.
  const isNamed = named <= sums.grossCents
  return {
    ...headOf('credit_note', common),
    lines: isNamed ? lines.map((line) => ({ ...line, priceCents: null })) : [],
    discounts: [],
    feeCents: isNamed ? feeCents : 0,
    otherCents: isNamed ? sums.grossCents - named : sums.grossCents,
    vat,
    ...sums,
    invoice,
    reason,
  }
}

const headOf = (kind: Snapshot['kind'], { seller, order, means, at }: Common) => ({
  kind,
  orderId: order.id,
  orderedAt: order.orderedAt.toISOString(),
  at: at.toISOString(),
  seller: sellerOf(seller, order),
  vatMention: order.vatFranchise ? vatFranchise : null,
  delivery: order.delivery,
  means,
})
