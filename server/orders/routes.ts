import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../contract/api/orders'
import { registerEndpoint } from '../http/registerEndpoint'
import type { Services } from '../services'
import { readOrderId } from '../cart/orderId'
import { shownHours } from '../shop/shownHours'
import { orderUnknown } from './orderUnknown'
import { findOrderLines, findOrders, isConfirmationHeld } from './queries'
import { toOrderReply, toDiscounts, toOrderLineReply, toVat } from './serialize'

export function registerOrders(app: FastifyInstance, services: Services): void {
  const { database, settings, shopSettings, clock } = services

  registerEndpoint(app, endpoints.listOrders, async ({ client }) =>
    (await findOrders(database.sql, client.id)).map(toOrderReply),
  )

  registerEndpoint(app, endpoints.getOrder, async ({ client, params }) => {
    const id = readOrderId(params.id)
    const lines =
      id === undefined ? [] : await findOrderLines(database.sql, { id, clientId: client.id })
    if (!lines[0]) throw orderUnknown()
    const own = { id: lines[0].order.id, clientId: client.id }
    const extras = {
      isConfirmationHeld: await isConfirmationHeld(database.sql, own),
      site: settings,
      seller: settings.seller,
      bank: settings.payments.bank,
      vat: toVat(lines),
      discounts: toDiscounts(lines),
      hours: shownHours(await shopSettings.read(), clock()),
    }
    return lines.map((line) => toOrderLineReply(line, extras))
  })
}
