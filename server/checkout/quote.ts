import type { OpeningHours } from '../../contract/api/openingHours'
import type { DeliveryMode } from '../../contract/deliveryModes'
import { deliveryDates, type PromisedDates } from '../shop/deliveryDates'
import { deliveryFee, type DeliveredLine } from '../shop/deliveryFee'
import { shownHours } from '../shop/shownHours'
import type { ShopSettings } from '../shop/shopSettings'
import { saleVatRate } from '../shop/saleVatRate'
import {
  discountsOf,
  subtotalOf,
  totalsOf,
  type Discount,
  type PricedLine,
  type Totals,
} from '../shop/totals'

export type QuotedLine = PricedLine & DeliveredLine
export type QuoteRequest<Line extends QuotedLine> = {
  lines: readonly Line[]
  /** What lowers the lines; null for nothing. */
  discountName: string | null
  mode: DeliveryMode
  /** Null for an address without one: it counts as in the first zone. */
  postcode: string | null
  settings: ShopSettings
  vatFranchise: boolean
  /** Why the shop takes no orders; null while it does. */
  closed: string | null
  at: Date
}
export type Quote<Line extends QuotedLine = QuotedLine> = Totals & {
  /** With the VAT rates of this sale. */
  lines: readonly Line[]
  discounts: readonly Discount[]
  vatFranchise: boolean
  /** What is missing for free delivery; null if it is free, or never is. */
  missingForFreeCents: number | null
  /** Why this delivery cannot be ordered. */
  refusal: string | null
  /** Whether another postcode may be delivered. */
  isPostcodeRefused: boolean
  /** None where the delivery is refused. */
  dates: PromisedDates | null
  /** Null for a delivery at home. */
  hours: OpeningHours | null
}

/** What a cart costs with its delivery, and when it arrives; amounts in cents. */
export function quote<Line extends QuotedLine>({
  lines: cart,
  discountName,
  mode,
  postcode,
  settings,
  vatFranchise,
  closed,
  at,
}: QuoteRequest<Line>): Quote<Line> {
  const place = { vatFranchise, mode, postcode }
  const lines = cart.map((line) => ({ ...line, vatRate: saleVatRate(line.vatRate, place) }))
  const { feeCents, missingForFreeCents, ...delivery } = deliveryFee({
    mode,
    postcode,
    lines,
    goodsCents: subtotalOf(lines),
    settings: settings.delivery,
  })
  const refusal = closed ?? delivery.refusal
  return {
    ...totalsOf({ lines, feeCents }),
    missingForFreeCents,
    lines,
    refusal,
    isPostcodeRefused: closed === null && delivery.isPostcodeRefused,
    discounts: discountsOf(discountName, lines),
    vatFranchise,
    dates: refusal === null ? deliveryDates(at, mode, settings) : null,
    hours: mode === 'magasin' ? shownHours(settings, at) : null,
  }
}
