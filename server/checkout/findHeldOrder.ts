import type { Sql } from '../database/connect'
import type { LockedOrder } from '../orders/lockOrder'
import type { HeldOrder } from '../payments/PaymentProvider'
import { readShopSettings } from '../shop/readShopSettings'

/** From when the articles of an order are held, and when the shop is closed; undefined for a cart. */
export async function findHeldOrder(
  tx: Sql,
  { orderedAt: at, promisedFrom }: Pick<LockedOrder, 'orderedAt' | 'promisedFrom'>,
): Promise<HeldOrder | undefined> {
  if (!at) return undefined
  const { closedWeeks } = await readShopSettings(tx)
  return { at, promisedFrom, closedWeeks }
}
