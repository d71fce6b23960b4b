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
  /** What the shopper was shown, in cents. */
  expectedCents?: number | undefined
}

/**
 * Pays the client's cart once, however often it is asked; the order's number. The provider is
 * asked before the transaction; what it holds goes back where the transaction then refuses.
 */
export async function payCart(services: Services, request: PayRequest): Promise<number> {
  const id = readOrderId(request.commandId)
  if (id === undefined) throw cartUnknown()
  const { database, payment, settings } = services
  const own = { id, clientId: request.clientId }
  const delivery = deliveryOf(request, settings.seller.address)
  // Before the state: after it, they may be those of an order just paid, which took the stock.
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
  // Past the refund: the money that the provider holds is that of the paid order.
  if (paidBefore) checkSameDelivery(paidBefore, delivery)
  // Whoever pays and reads again must not be faster than the database's notification.
  else services.catalogueCache?.drop()
  return id
}

type Settling = PayRequest & { delivery: ReturnType<typeof deliveryOf>; paid: PaidAmount }

/**
 * All of it or nothing: the stock, the frozen lines, the order, the payment and the mails. An order
 * that was paid meanwhile stays as it is, and is returned.
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
