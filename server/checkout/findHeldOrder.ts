import type { Sql } from '../database/connect'
import type { LockedOrder } from '../orders/lockOrder'
import type { HeldOrder } from '../payments/PaymentProvider'
import { closures } from '../shop/closures'
import { readShopSettings } from '../shop/readShopSettings'

/** From when the articles of an order are held, and when the shop is closed. */
export async function findHeldOrder(
  tx: Sql,
  { orderedAt: at, promisedFrom }: Pick<LockedOrder, 'orderedAt' | 'promisedFrom'>,
): Promise<HeldOrder> {
  return { at, promisedFrom, closures: closures(await readShopSettings(tx), at) }
}
