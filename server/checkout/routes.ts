import type { FastifyInstance } from 'fastify'
import { toCents } from '../../contract/amounts'
import * as endpoints from '../../contract/api/checkout'
import { cartReplies } from '../../wording/replies/cart'
import { checkoutReplies } from '../../wording/replies/checkout'
import { findOpenCartLines } from '../cart/queries'
import { toCartReply } from '../cart/serialize'
import { ProblemError } from '../http/ProblemError'
import { registerEndpoint } from '../http/registerEndpoint'
import { findOrder } from '../orders/queries'
import { toOrderReply } from '../orders/serialize'
import type { Services } from '../services'
import { cancelUnpaid } from './cancelUnpaid'
import { payCart } from './pay'
import { payOrMailProof } from './payOrMailProof'
import { resumeOwn } from './resumePayment'
import { assertPayable } from './rules'
import type { Payment } from './startAttempt'

export function registerCheckout(app: FastifyInstance, services: Services): void {
  const { sql } = services.database

  async function toReply(clientId: string, payment: Payment, message?: string) {
    const { orderId: id, url, isUnstarted = false } = payment
    const order = await findOrder(sql, { id, clientId })
    if (!order) throw new ProblemError(404, 'not_found', cartReplies.cartUnknown)
    const lines = await findOpenCartLines(sql, clientId)
    // It may have ended while its payment was starting.
    if (message === undefined) assertPayable(order.state)
    const isAwaited = order.state === 'en attente de paiement'
    const awaited = isUnstarted ? checkoutReplies.unstarted : checkoutReplies.awaited
    const outcome = url === null ? awaited : checkoutReplies.redirected
    return {
      message: message ?? (isAwaited ? outcome : cartReplies.paid),
      cart: toCartReply(lines),
      order: toOrderReply(order),
      payment_url: url,
      ...(isAwaited && isUnstarted && { payment_unstarted: true }),
    }
  }

  registerEndpoint(app, endpoints.payCart, async ({ client, body }) => {
    const request = {
      clientId: client.id,
      commandId: body.command_id,
      address: body.adress,
      addressParts: body.command_address,
      mode: body.command_delivery,
      means: body.payment_means,
      conditionsId: body.conditions_version,
      expectedDates: body.expected_dates,
      expectedCents: body.expected_total === undefined ? undefined : toCents(body.expected_total),
    }
    const payment = await payOrMailProof(services, client.id, () => payCart(services, request))
    return toReply(client.id, payment)
  })

  registerEndpoint(app, endpoints.resumePayment, async ({ client, body }) => {
    const { command_id: commandId, payment_means: means } = body
    const resume = { commandId, clientId: client.id, means }
    const payment = await payOrMailProof(services, client.id, () => resumeOwn(services, resume))
    return toReply(client.id, payment)
  })

  registerEndpoint(app, endpoints.cancelOrder, async ({ client, body }) => {
    const { orderId, message } = await cancelUnpaid(services, {
      commandId: body.command_id,
      clientId: client.id,
      isRefilled: body.refill,
    })
    return toReply(client.id, { orderId, url: null }, message)
  })
}
