import { toEuros } from '../../contract/amounts'
import type { DeliveryPromiseReply } from '../../contract/api/delivery'
import { deliveryDates } from '../shop/deliveryDates'
import { deliveryFee, type DeliveredLine } from '../shop/deliveryFee'
import type { ShopSettings } from '../shop/shopSettings'
import { shownHours } from '../shop/shownHours'

type Promised = Omit<DeliveredLine, 'quantity'> & { priceCents: number }

const anyProduct: Promised = {
  name: '',
  priceCents: 0,
  weightGrams: null,
  deliveryExtraCents: 0,
  pickupOnly: false,
}

/** What an order of one piece is promised at this moment; without a product, of the lightest. */
export function deliveryPromise(
  at: Date,
  settings: ShopSettings,
  product: Promised = anyProduct,
): DeliveryPromiseReply {
  return {
    home: homePromise(at, settings, product),
    pickup_from: deliveryDates(at, 'magasin', settings)?.from ?? null,
    hours: shownHours(settings, at),
  }
}

/** What a shop promises that takes no orders now: no days. */
export function withoutDays({ home, ...promise }: DeliveryPromiseReply): DeliveryPromiseReply {
  return { ...promise, home: home && { ...home, dates: null }, pickup_from: null }
}

function homePromise(
  at: Date,
  settings: ShopSettings,
  product: Promised,
): DeliveryPromiseReply['home'] {
  const { priceCents, deliveryExtraCents } = product
  const { feeCents, missingForFreeCents, refusal } = deliveryFee({
    mode: 'domicile',
    postcode: null,
    lines: [{ ...product, quantity: 1 }],
    goodsCents: priceCents,
    settings: settings.delivery,
  })
  if (refusal !== null) return null
  return {
    zone: settings.delivery.zones[0]?.name ?? '',
    fee: toEuros(feeCents),
    surcharge: toEuros(deliveryExtraCents),
    free_from: missingForFreeCents === null ? null : toEuros(priceCents + missingForFreeCents),
    dates: deliveryDates(at, 'domicile', settings),
  }
}
