import type { PaymentMeans } from '../../contract/paymentMeans'
import { inParis } from '../../contract/parisianDays'
import type { Sql } from '../database/connect'
import type { LockedOrder } from '../orders/lockOrder'
import { deliveryDates } from '../shop/deliveryDates'
import { readShopSettings } from '../shop/readShopSettings'

type Paid = { order: LockedOrder; means: PaymentMeans; at: Date }

/**
 * The promised days of an order that is paid now: those of the order, or of this moment where the
 * days count from the payment.
 */
export async function promiseAgain(
  tx: Sql,
  paid: Paid,
): Promise<Pick<LockedOrder, 'promisedFrom' | 'promisedTo'>> {
  const { order, at } = paid
  const { delivery, promisedFrom, promisedTo } = order
  if (!countsFromPayment(paid)) return { promisedFrom, promisedTo }
  const dates = deliveryDates(at, delivery, await readShopSettings(tx))
  return { promisedFrom: dates?.from ?? null, promisedTo: dates?.to ?? null }
}

/**
 * A transfer takes days; what is paid at the counter is ready already, unless its order has expired.
 */
function countsFromPayment({ order: { state, promisedFrom }, means, at }: Paid): boolean {
  if (means === 'counter') return state === 'expirée'
  const isOver = promisedFrom !== null && promisedFrom < inParis(at).day
  return means === 'transfer' || state === 'expirée' || isOver
}
