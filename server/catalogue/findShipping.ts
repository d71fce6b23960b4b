import type { Shipping } from '../../contract/site/renderer'
import type { Services } from '../services'
import { deliveryFee } from '../shop/deliveryFee'
import { readForSale } from '../shop/readForSale'
import { findDeliveryFacts } from './deliveryFacts'

type Needs = Pick<Services, 'database' | 'shopSettings' | 'providers'>

/**
 * The delivery of one piece, with the highest fee of the zones that are served: it is said of the whole
 * country. Null for a product that is not delivered.
 */
export async function findShipping(services: Needs, serial: string): Promise<Shipping | null> {
  const { delivery, preparation } = await readForSale(services)
  const product = await findDeliveryFacts(services.database.sql, serial)
  if (!product) return null
  const fees = delivery.zones
    .map((zone) =>
      deliveryFee({
        mode: 'domicile',
        postcode: null,
        lines: [{ ...product, quantity: 1 }],
        goodsCents: product.priceCents,
        settings: { ...delivery, zones: [zone] },
      }),
    )
    .filter(({ refusal }) => refusal === null)
    .map(({ feeCents }) => feeCents)
  if (fees.length === 0) return null
  const { days, cutOff, workingDays, transit } = preparation
  return {
    feeCents: Math.max(...fees),
    // A late order counts as made on the next working day.
    handlingDays: { from: days, to: cutOff === null ? days : days + 1 },
    transitDays: { from: transit.from, to: transit.to },
    workingDays: workingDays.filter((day) => transit.workingDays.includes(day)),
  }
}
