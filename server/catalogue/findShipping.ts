import type { Shipping } from '../../contract/site/renderer'
import type { Services } from '../services'
import { deliveryFee } from '../shop/deliveryFee'
import { readForSale } from '../shop/readForSale'
import { servedFirst } from '../shop/servedFirst'
import { findDeliveryFacts } from './deliveryFacts'

type Needs = Pick<Services, 'database' | 'shopSettings' | 'providers'>

/** The delivery of one piece to the first served zone; null for a product that is not delivered. */
export async function findShipping(services: Needs, serial: string): Promise<Shipping | null> {
  const { delivery, preparation } = await readForSale(services)
  const product = await findDeliveryFacts(services.database.sql, serial)
  if (!product) return null
  const { feeCents, refusal } = deliveryFee({
    mode: 'domicile',
    postcode: null,
    lines: [{ ...product, quantity: 1 }],
    goodsCents: product.priceCents,
    settings: servedFirst(delivery),
  })
  if (refusal !== null) return null
  const { days, cutOff, workingDays, transit } = preparation
  return {
    feeCents,
    // A late order counts as made on the next working day.
    handlingDays: { from: days, to: cutOff === null ? days : days + 1 },
    transitDays: { from: transit.from, to: transit.to },
    workingDays: workingDays.filter((day) => transit.workingDays.includes(day)),
  }
}
