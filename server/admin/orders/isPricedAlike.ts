import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import type { AddressParts } from '../../../contract/api/address'
import type { Sql } from '../../database/connect'
import { orderLines } from '../../database/schema'
import type { LockedOrder } from '../../orders/lockOrder'
import type { DeliverySettings } from '../../shop/deliverySettings'
import { findPostcode, findZone } from '../../shop/findZone'
import { reducedVatRate, reducedVatRateInCorsica, saleVatRate } from '../../shop/saleVatRate'

/** Whether the delivery to both addresses costs the same, and the articles have the same VAT there. */
export async function isPricedAlike(
  tx: Sql,
  order: Pick<LockedOrder, 'id' | 'address' | 'addressParts' | 'vatFranchise'>,
  { to, delivery }: { to: AddressParts; delivery: DeliverySettings },
): Promise<boolean> {
  const from = order.addressParts?.postcode ?? findPostcode(order.address ?? '')
  if (from === to.postcode) return true
  // The first zone has priced an address without a postcode.
  const before = from === null ? delivery.zones[0] : findZone(delivery, from)
  const after = findZone(delivery, to.postcode)
  if (!after?.brackets) return false
  if (before && !isDeepStrictEqual(feesOf(before), feesOf(after))) return false
  const place = { vatFranchise: order.vatFranchise, mode: 'domicile' } as const
  const rates = [from, to.postcode].map((postcode) =>
    saleVatRate(reducedVatRate, { ...place, postcode }),
  )
  return rates[0] === rates[1] || !(await hasFood(tx, order.id))
}

const feesOf = ({ brackets, freeFromCents }: DeliverySettings['zones'][number]) => ({
  brackets,
  freeFromCents,
})

/** Whether an article has the VAT that is another one in Corsica. */
async function hasFood(tx: Sql, orderId: number): Promise<boolean> {
  const rates = [reducedVatRate, reducedVatRateInCorsica]
  const isFood = inArray(orderLines.frozenVatRate, rates)
  return (await tx.$count(orderLines, and(eq(orderLines.orderId, orderId), isFood))) > 0
}
