import type { FastifyInstance } from 'fastify'
import { toCents } from '../../contract/amounts'
import { payCart as endpoint } from '../../contract/api/cart'
import { cartReplies } from '../../wording/replies/cart'
import { findOpenCartLines } from '../cart/queries'
import { toCartLineReply } from '../cart/serialize'
import { ProblemError } from '../http/ProblemError'
import { registerEndpoint } from '../http/registerEndpoint'
import { findOrder } from '../orders/queries'
import { toOrderReply } from '../orders/serialize'
import type { Services } from '../services'
import { payCart } from './pay'

export function registerCheckout(app: FastifyInstance, services: Services): void {
  const { sql } = services.database

  registerEndpoint(app, endpoint, async ({ client, body }) => {
    const id = await payCart(services, {
      clientId: client.id,
      commandId: body.command_id,
      address: body.adress,
      mode: body.command_delivery,
      expectedCents: body.expected_total === undefined ? undefined : toCents(body.expected_total),
    })
    const order = await findOrder(sql, { id, clientId: client.id })
    if (!order) throw new ProblemError(404, 'not_found', cartReplies.cartUnknown)
    const lines = await findOpenCartLines(sql, client.id)
    return {
      message: cartReplies.paid,
      cart: lines.map(toCartLineReply),
      order: toOrderReply(order),
    }
  })
}
