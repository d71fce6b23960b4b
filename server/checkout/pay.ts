import type { DeliveryMode } from '../../contract/deliveryModes'
import type { Id } from '../../contract/api/ids'
import { cartReplies } from '../../wording/replies/cart'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/retry'
import { readOrderId } from '../cart/orderId'
import { lockProducts } from '../stock/queries'
import type { PaidAmount } from '../payments/payment'
import { ProblemError } from '../http/ProblemError'
import type { Services } from '../services'
import { findCartLines } from '../cart/queries'
import { totalOf } from '../cart/rules'
import { lockBuyer } from '../clients/lockBuyer'
import { queueOrderMails } from './orderMails'
import { findState, lockState, type OrderStateAndDelivery } from './queries'
import {
  assertPayable,
  checkPayable,
  checkSameDelivery,
  checkSum,
  deliveryOf,
  isPaid,
} from './rules'
import { settleOrder } from './settle'

export type PayRequest = {
  clientId: string
  commandId: Id
  address: string
  mode?: DeliveryMode | undefined
  /** The total that the shopper saw, in cents. */
  expectedCents?: number | undefined
}

/**
 * Pays the client's cart once, however often it is called, and returns the order's id. The provider
 * is called before the transaction; if the transaction then fails, the money is refunded.
 */
export async function payCart(services: Services, request: PayRequest): Promise<number> {
  const id = readOrderId(request.commandId)
  if (id === undefined) throw cartUnknown()
  const { database, payment, settings } = services
  const own = { id, clientId: request.clientId }
  const delivery = deliveryOf(request, settings.seller.address)
  // Read before the state: read after it, the lines could be those of an order that was just paid
  // and took the stock.
  const lines = await findCartLines(database.sql, id)
  const order = await findState(database.sql, own)
  if (!order) throw cartUnknown()
  assertPayable(order.state)
  if (isPaid(order.state)) {
    checkSameDelivery(order, delivery)
    return id
  }

  checkPayable(lines)
  checkSum(lines, request.expectedCents)
  const paid = await payment.confirm(
    await payment.start({ orderId: id, amountCents: totalOf(lines) }),
  )
  let paidBefore
  try {
    paidBefore = await inTransaction(database.paymentSql, (tx) =>
      settle(tx, services, { ...request, delivery, paid }),
    )
  } catch (error) {
    if (error instanceof ProblemError) await payment.refund(paid)
    throw error
  }
  // Outside the refund's reach, because the provider's money now belongs to the paid order.
  if (paidBefore) checkSameDelivery(paidBefore, delivery)
  // A client that reads right after paying must not be faster than the database's notification.
  else services.catalogueCache?.drop()
  return id
}

type Settling = PayRequest & { delivery: ReturnType<typeof deliveryOf>; paid: PaidAmount }

/**
 * Writes the stock, the frozen lines, the order, the payment and the mails in one transaction. An
 * order that was paid meanwhile is returned unchanged.
 */
async function settle(
  tx: Sql,
  { settings, clock }: Services,
  { clientId, delivery, expectedCents, paid }: Settling,
): Promise<OrderStateAndDelivery | undefined> {
  const id = paid.orderId
  const client = await lockBuyer(tx, clientId)
  const known = await lockState(tx, { id, clientId })
  if (!known || !client) throw cartUnknown()
  assertPayable(known.state)
  if (isPaid(known.state)) return known

  await lockProducts(tx, id)
  const lines = await findCartLines(tx, id)
  checkPayable(lines)
  checkSum(lines, expectedCents)
  checkSum(lines, paid.amountCents)

  const order = { id, ...delivery, at: clock() }
  await settleOrder(tx, order, paid)
  await queueOrderMails(tx, settings, { ...order, client, lines })
  return undefined
}

const cartUnknown = () => new ProblemError(404, 'not_found', cartReplies.cartUnknown)
