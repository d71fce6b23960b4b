import { spread } from './spread'
import { vatWithin } from './vatWithin'

/** A line of a cart or an order; the price in cents, VAT included, in hundredths of a percent. */
export type PricedLine = { quantity: number; priceCents: number; vatRate: number }
export type Discount = { name: string; cents: number }
/** What is sold: the same for a cart, an order and its refunds. */
export type Priced = {
  lines: readonly PricedLine[]
  discounts: readonly Discount[]
  feeCents: number
}

/** The part of a total at one VAT rate; `grossCents` contains `feeCents` and `vatCents`. */
export type VatShare = { vatRate: number; grossCents: number; feeCents: number; vatCents: number }
export type Totals = {
  subtotalCents: number
  /** Each line less its part of the discounts. */
  netCents: number[]
  feeCents: number
  totalCents: number
  /** By rate, lowest first. */
  vat: VatShare[]
}

/**
 * Subtotal, total and VAT by rate, in cents. Each discount is spread over the lines before VAT, and
 * the delivery fee over the rates of the goods, because it is ancillary to them
 * (docs/decisions/0017-delivery.md).
 */
export function totalsOf({ lines, discounts, feeCents }: Priced): Totals {
  const amounts = lines.map(({ priceCents, quantity }) => priceCents * quantity)
  const netCents = discounts.reduce((net, { cents }) => minus(net, spread(cents, net)), amounts)
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((one, other) => one - other)
  const goods = rates.map((rate) =>
    sumOf(netCents.filter((_, index) => lines[index]?.vatRate === rate)),
  )
  const fees = spread(feeCents, goods)
  return {
    subtotalCents: sumOf(amounts),
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

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const minus = (amounts: readonly number[], parts: readonly number[]) =>
  amounts.map((amount, index) => amount - (parts[index] ?? 0))
