import type { FastifyInstance } from 'fastify'
import { toCents } from '../../contract/amounts'
import * as calls from '../../contract/api/cart'
import { cartReplies } from '../../wording/replies/cart'
import { findOrder } from '../orders/queries'
import { toOrderReply } from '../orders/serialize'
import { ProblemError } from '../http/ProblemError'
import { registerEndpoint } from '../http/registerEndpoint'
import type { Services } from '../services'
import { addToCart, deleteLine, decrementLine, incrementLine, setQuantity } from './changes'
import { payCart } from '../checkout/pay'
import { findOpenCartLines, type CartLine } from './queries'
import { toCartLineReply } from './serialize'

export function registerCart(app: FastifyInstance, services: Services): void {
  const { sql } = services.database

  registerEndpoint(app, calls.getCart, async ({ client }) =>
    (await findOpenCartLines(sql, client.id)).map(toCartLineReply),
  )

  registerEndpoint(app, calls.addToCart, async ({ client, body }) =>
    changed(
      cartReplies.added,
      await addToCart(services, { clientId: client.id, serial: body.product_serial_number }),
    ),
  )

  registerEndpoint(app, calls.decrementLine, async ({ client, body }) =>
    changed(
      cartReplies.changed,
      await decrementLine(services, { clientId: client.id, serial: body.product_serial_number }),
    ),
  )

  registerEndpoint(app, calls.incrementLine, async ({ client, body }) =>
    changed(
      cartReplies.changed,
      await incrementLine(services, { clientId: client.id, serial: body.product_serial_number }),
    ),
  )

  registerEndpoint(app, calls.setQuantity, async ({ client, body }) =>
    changed(
      cartReplies.changed,
      await setQuantity(services, {
        clientId: client.id,
        serial: body.product_serial_number,
        quantity: body.command_quantity,
      }),
    ),
  )

  registerEndpoint(app, calls.deleteLine, async ({ client, body }) =>
    changed(
      cartReplies.deleted,
      await deleteLine(services, { clientId: client.id, lineId: body.command_line_id }),
    ),
  )

  registerEndpoint(app, calls.payCart, async ({ client, body }) => {
    const id = await payCart(services, {
      clientId: client.id,
      commandId: body.command_id,
      adress: body.adress,
      mode: body.command_delivery,
      expectedCents: body.expected_total === undefined ? undefined : toCents(body.expected_total),
    })
    const order = await findOrder(sql, { id, clientId: client.id })
    if (!order) throw new ProblemError(404, 'not_found', cartReplies.cartUnknown)
    const lines = await findOpenCartLines(sql, client.id)
    return { ...changed(cartReplies.paid, lines), order: toOrderReply(order) }
  })
}

function changed(message: string, lines: readonly CartLine[]) {
  return { message, cart: lines.map(toCartLineReply) }
}
