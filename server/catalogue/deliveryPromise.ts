import { toEuros } from '../../contract/amounts'
import type { DeliveryPromiseReply } from '../../contract/api/delivery'
import { deliveryDates } from '../shop/deliveryDates'
import { deliveryFee, type DeliveredLine } from '../shop/deliveryFee'
import { servedFirst } from '../shop/servedFirst'
import type { ShopSettings } from '../shop/shopSettings'
import { shownHours } from '../shop/shownHours'

type Promised = Omit<DeliveredLine, 'quantity'> & { priceCents: number }

/** What an order of one piece is promised at this moment, or of any product. */
export function deliveryPromise(
  at: Date,
  settings: ShopSettings,
  product?: Promised,
): DeliveryPromiseReply {
  return {
    home: product ? homePromise(at, settings, product) : anyHomePromise(at, settings),
    pickup_from: deliveryDates(at, 'magasin', settings)?.from ?? null,
    hours: shownHours(settings, at),
  }
}

/** What a shop promises that takes no orders now: no days. */
export function withoutDays({ home, ...promise }: DeliveryPromiseReply): DeliveryPromiseReply {
  return { ...promise, home: home && { ...home, dates: null }, pickup_from: null }
}

function anyHomePromise(at: Date, settings: ShopSettings): DeliveryPromiseReply['home'] {
  const { enabled, zones } = servedFirst(settings.delivery)
  const [zone] = zones
  if (!enabled || !zone?.brackets) return null
  const { freeFromCents } = zone
  const charged = freeFromCents === 0 ? [] : zone.brackets.filter(({ cents }) => cents > 0)
  const isFree = charged.length === 0
  return {
    zone: zone.name,
    fee: toEuros(isFree ? 0 : Math.min(...charged.map(({ cents }) => cents))),
    surcharge: 0,
    free_from: isFree || freeFromCents === null ? null : toEuros(freeFromCents),
    dates: deliveryDates(at, 'domicile', settings),
  }
}

function homePromise(
  at: Date,
  settings: ShopSettings,
  product: Promised,
): DeliveryPromiseReply['home'] {
  const { priceCents, deliveryExtraCents } = product
  const delivery = servedFirst(settings.delivery)
  const { feeCents, missingForFreeCents, refusal } = deliveryFee({
    mode: 'domicile',
    postcode: null,
    lines: [{ ...product, quantity: 1 }],
    goodsCents: priceCents,
    settings: delivery,
  })
  if (refusal !== null) return null
  return {
    zone: delivery.zones[0]?.name ?? '',
    fee: toEuros(feeCents),
    surcharge: toEuros(deliveryExtraCents),
    free_from: missingForFreeCents === null ? null : toEuros(priceCents + missingForFreeCents),
    dates: deliveryDates(at, 'domicile', settings),
  }
}
