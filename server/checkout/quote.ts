import type { OpeningHours } from '../../contract/api/openingHours'
import type { DeliveryMode } from '../../contract/deliveryModes'
import { deliveryDates, type PromisedDates } from '../shop/deliveryDates'
import { deliveryFee, type DeliveredLine } from '../shop/deliveryFee'
import { shownHours } from '../shop/shownHours'
import type { ShopSettings } from '../shop/shopSettings'
import { discountsOf, totalsOf, type Discount, type PricedLine, type Totals } from '../shop/totals'

export type QuoteRequest = {
  lines: readonly (PricedLine & DeliveredLine)[]
  /** What lowers the lines; null for nothing. */
  discountName: string | null
  mode: DeliveryMode
  /** Null for an address that is one text. */
  postcode: string | null
  settings: ShopSettings
  /** The seller charges no VAT: every line counts at the rate 0. */
  vatFranchise: boolean
  /** Why the shop takes no orders; null while it does. */
  closed: string | null
  at: Date
}
export type Quote = Totals & {
  discounts: readonly Discount[]
  vatFranchise: boolean
  missingForFreeCents: number | null
  /** Why this delivery cannot be ordered. */
  refusal: string | null
  dates: PromisedDates | null
  /** Null for a delivery at home. */
  hours: OpeningHours | null
}

/** What a cart costs with its delivery, and when it arrives; amounts in cents. */
export function quote({
  lines: taxed,
  discountName,
  mode,
  postcode,
  settings,
  vatFranchise,
  closed,
  at,
}: QuoteRequest): Quote {
  const lines = vatFranchise ? taxed.map((line) => ({ ...line, vatRate: 0 })) : taxed
  const goods = totalsOf({ lines, feeCents: 0 })
  const { feeCents, ...delivery } = deliveryFee({
    mode,
    postcode,
    lines,
    goodsCents: goods.totalCents,
    settings: settings.delivery,
  })
  return {
    ...totalsOf({ lines, feeCents }),
    ...delivery,
    refusal: closed ?? delivery.refusal,
    discounts: discountsOf(discountName, lines),
    vatFranchise,
    dates: deliveryDates(at, mode, settings),
    hours: mode === 'magasin' ? shownHours(settings, at) : null,
  }
}
