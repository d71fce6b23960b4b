import { spread } from './spread'
import type { VatShare } from './totals'
import { vatWithin } from './vatWithin'
import { sumOf } from '../system/sumOf'

/** What a refund returns, in cents: lines, delivery fee, and an amount that names neither. */
type Returned = {
  goods: readonly { vatRate: number; cents: number }[]
  feeCents: number
  otherCents: number
}

/**
 * The parts of a refund by VAT rate, of what earlier refunds have left of the order. The VAT is what
 * was due less what is due after it, so that all refunds return the order's VAT to the cent. An
 * amount beyond what is left has no VAT, because nothing was sold for it.
 */
export function refundVat(left: readonly VatShare[], returned: Returned): VatShare[] {
  const { goods, feeCents, otherCents } = returned
  const fees = spread(
    feeCents,
    left.map((share) => share.feeCents),
  )
  const wanted = left.map(
    ({ vatRate }, at) =>
      sumOf(goods.filter((one) => one.vatRate === vatRate).map(({ cents }) => cents)) +
      (fees[at] ?? 0),
  )
  const taken = left.map(({ grossCents }, at) => Math.min(grossCents, wanted[at] ?? 0))
  const open = left.map(({ grossCents }, at) => grossCents - (taken[at] ?? 0))
  // An earlier amount may have returned a part of these goods already, at their rate.
  const others = Math.min(otherCents + sumOf(wanted) - sumOf(taken), sumOf(open))
  const spreadOthers = spread(others, open)
  return left
    .map((share, at) => toShare(share, (taken[at] ?? 0) + (spreadOthers[at] ?? 0), fees[at] ?? 0))
    .filter(({ grossCents }) => grossCents > 0)
}

/** What is left of an order once refunds have returned their parts of it. */
export function vatLeft(vat: readonly VatShare[], refunds: readonly VatShare[]): VatShare[] {
  return vat.map((share) => {
    const parts = refunds.filter(({ vatRate }) => vatRate === share.vatRate)
    const left = (field: 'grossCents' | 'feeCents' | 'vatCents') =>
      Math.max(0, share[field] - sumOf(parts.map((part) => part[field])))
    return {
      vatRate: share.vatRate,
      grossCents: left('grossCents'),
      feeCents: left('feeCents'),
      vatCents: left('vatCents'),
    }
  })
}

function toShare(left: VatShare, grossCents: number, feeCents: number): VatShare {
  const isLast = grossCents === left.grossCents
  return {
    vatRate: left.vatRate,
    grossCents,
    feeCents: Math.min(isLast ? left.feeCents : feeCents, left.feeCents, grossCents),
    vatCents: Math.max(0, left.vatCents - vatWithin(left.grossCents - grossCents, left.vatRate)),
  }
}
