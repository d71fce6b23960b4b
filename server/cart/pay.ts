import type { DeliveryMode } from '../../contract/deliveryModes'
import type { Id } from '../../contract/ids'
import { cartReplies } from '../../wording/replies/cart'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/retry'
import { readOrderId } from '../orders/orderId'
import { lockProducts } from '../orders/stock'
import type { PaidAmount } from '../payment/payment'
import { Refusal } from '../problems/Refusal'
import type { Services } from '../services'
import { holdClient } from './openCart'
import { findCartLines, findState, lockState } from './queries'
import { checkPayable, deliveryOf, isToBePaid, totalOf } from './rules'
import { queueOrderMails } from './orderMails'
import { settleOrder } from './settle'

export type PayRequest = {
  clientId: string
  commandId: Id
  adress: string
  mode?: DeliveryMode | undefined
}

/**
 * Pays the client's cart once, however often it is asked; the order's number. The provider is
 * asked before the transaction; what it holds goes back where the transaction then refuses.
 */
export async function payCart(services: Services, request: PayRequest): Promise<number> {
  const id = readOrderId(request.commandId)
  if (id === undefined) throw cartUnknown()
  const { database, payment } = services
  // Before the state: after it, they may be those of an order just paid, which took the stock.
  const lines = await findCartLines(database.sql, id)
  const state = await findState(database.sql, { id, clientId: request.clientId })
  if (!state) throw cartUnknown()
  if (!isToBePaid(state)) return id

  checkPayable(lines)
  const paid = await payment.confirm(
    await payment.start({ orderId: id, amountCents: totalOf(lines) }),
  )
  try {
    await inTransaction(database.paymentSql, (tx) => settle(tx, services, { ...request, paid }))
  } catch (error) {
    if (error instanceof Refusal) await payment.refund(paid)
    throw error
  }
  return id
}

/** All of it or nothing: the stock, the frozen lines, the order, the payment and the mails. */
async function settle(
  tx: Sql,
  { settings, clock }: Services,
  { clientId, adress, mode, paid }: PayRequest & { paid: PaidAmount },
): Promise<void> {
  const id = paid.orderId
  const client = await holdClient(tx, clientId)
  const state = await lockState(tx, { id, clientId })
  if (!state || !client) throw cartUnknown()
  if (!isToBePaid(state)) return

  await lockProducts(tx, id)
  const lines = await findCartLines(tx, id)
  checkPayable(lines)
  if (totalOf(lines) !== paid.amountCents)
    throw new Refusal(409, 'order_not_payable', cartReplies.priceChanged)

  const order = { id, ...deliveryOf({ adress, mode }, settings.seller.address), at: clock() }
  await settleOrder(tx, order, paid)
  await queueOrderMails(tx, settings, { ...order, client, lines })
}

const cartUnknown = () => new Refusal(404, 'not_found', cartReplies.cartUnknown)
