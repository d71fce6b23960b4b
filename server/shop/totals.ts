import { spread } from './spread'
import { vatWithin } from './vatWithin'
import { sumOf } from '../system/sumOf'

/** A line of a cart or an order; the price in cents, VAT included, in hundredths of a percent. */
export type PricedLine = {
  quantity: number
  priceCents: number
  vatRate: number
  /** Its part of the order's discount, for all its pieces. */
  discountCents: number
}
/** What an order's lines cost less, under the name of what lowers them. */
export type Discount = { name: string; cents: number }
/** What is sold: the same for a cart, an order and its refunds. */
export type Priced = {
  lines: readonly PricedLine[]
  feeCents: number
}

/** The part of a total at one VAT rate; `grossCents` contains `feeCents` and `vatCents`. */
export type VatShare = { vatRate: number; grossCents: number; feeCents: number; vatCents: number }
export type Totals = {
  subtotalCents: number
  discountCents: number
  /** Each line less its part of the discount. */
  netCents: number[]
  feeCents: number
  totalCents: number
  /** By rate, lowest first. */
  vat: VatShare[]
}

type Bought = Pick<PricedLine, 'quantity' | 'priceCents'>
const amountOf = ({ priceCents, quantity }: Bought) => priceCents * quantity

/** What lines cost before a discount and the delivery fee. */
export const subtotalOf = (lines: readonly Bought[]) => sumOf(lines.map(amountOf))

/**
 * Subtotal, total and VAT by rate, in cents. The lines lose their discounts before VAT, and the
 * delivery fee is spread over the rates of the goods, because it is ancillary to them
 * (docs/decisions/0017-delivery.md).
 */
export function totalsOf({ lines, feeCents }: Priced): Totals {
  const amounts = lines.map(amountOf)
  const netCents = lines.map((line, index) => (amounts[index] ?? 0) - line.discountCents)
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((one, other) => one - other)
  const goods = rates.map((rate) =>
    sumOf(netCents.filter((_, index) => lines[index]?.vatRate === rate)),
  )
  const fees = spread(feeCents, goods)
  return {
    subtotalCents: sumOf(amounts),
    discountCents: sumOf(amounts) - sumOf(netCents),
    netCents,
    feeCents,
    totalCents: sumOf(netCents) + feeCents,
    vat: rates.map((vatRate, index) => {
      const fee = fees[index] ?? 0
      const grossCents = (goods[index] ?? 0) + fee
      return { vatRate, grossCents, feeCents: fee, vatCents: vatWithin(grossCents, vatRate) }
    }),
  }
}

/** The discount of these lines as a list: empty if there is none. */
export function discountsOf(name: string | null, lines: readonly PricedLine[]): Discount[] {
  const cents = sumOf(lines.map(({ discountCents }) => discountCents))
  return cents > 0 ? [{ name: name ?? '', cents }] : []
}
