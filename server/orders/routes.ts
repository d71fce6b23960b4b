import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../contract/api/orders'
import { ordersReplies } from '../../wording/replies/orders'
import { ProblemError } from '../http/ProblemError'
import { registerEndpoint } from '../http/registerEndpoint'
import type { Services } from '../services'
import { readOrderId } from '../cart/orderId'
import { findOrderLines, findOrders, isConfirmationHeld } from './queries'
import { toOrderReply, toOrderLineReply } from './serialize'

export function registerOrders(app: FastifyInstance, { database }: Services): void {
  registerEndpoint(app, endpoints.listOrders, async ({ client }) =>
    (await findOrders(database.sql, client.id)).map(toOrderReply),
  )

  registerEndpoint(app, endpoints.getOrder, async ({ client, params }) => {
    const id = readOrderId(params.id)
    const lines =
      id === undefined ? [] : await findOrderLines(database.sql, { id, clientId: client.id })
    if (!lines[0]) throw new ProblemError(404, 'not_found', ordersReplies.unknown)
    const isHeld = await isConfirmationHeld(database.sql, {
      id: lines[0].order.id,
      clientId: client.id,
    })
    return lines.map((line) => toOrderLineReply(line, isHeld))
  })
}
