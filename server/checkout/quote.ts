import type { OpeningHours } from '../../contract/api/openingHours'
import type { DeliveryMode } from '../../contract/deliveryModes'
import { deliveryDates, type PromisedDates } from '../shop/deliveryDates'
import { deliveryFee, type DeliveredLine } from '../shop/deliveryFee'
import { shownHours } from '../shop/shownHours'
import type { ShopSettings } from '../shop/shopSettings'
import { totalsOf, type Discount, type PricedLine, type Totals } from '../shop/totals'

export type QuoteRequest = {
  lines: readonly (PricedLine & DeliveredLine)[]
  mode: DeliveryMode
  /** Null for an address that is one text. */
  postcode: string | null
  settings: ShopSettings
  at: Date
}
export type Quote = Totals & {
  discounts: readonly Discount[]
  missingForFreeCents: number | null
  /** Why this delivery cannot be ordered. */
  refusal: string | null
  dates: PromisedDates | null
  /** Null for a delivery at home. */
  hours: OpeningHours | null
}

/** What a cart costs with its delivery, and when it arrives; amounts in cents. */
export function quote({ lines, mode, postcode, settings, at }: QuoteRequest): Quote {
  const discounts: Discount[] = []
  const goods = totalsOf({ lines, discounts, feeCents: 0 })
  const { feeCents, ...delivery } = deliveryFee({
    mode,
    postcode,
    lines,
    goodsCents: goods.totalCents,
    settings: settings.delivery,
  })
  return {
    ...totalsOf({ lines, discounts, feeCents }),
    ...delivery,
    discounts,
    dates: deliveryDates(at, mode, settings),
    hours: mode === 'magasin' ? shownHours(settings, at) : null,
  }
}
