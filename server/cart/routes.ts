import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../contract/api/cart'
import { cartReplies } from '../../wording/replies/cart'
import { registerEndpoint } from '../http/registerEndpoint'
import type { Services } from '../services'
import { addToCart, deleteLine, decrementLine, incrementLine, setQuantity } from './changes'
import { findOpenCartLines, type CartLine } from './queries'
import { toCartLineReply } from './serialize'

export function registerCart(app: FastifyInstance, services: Services): void {
  const { sql } = services.database

  registerEndpoint(app, endpoints.getCart, async ({ client }) =>
    (await findOpenCartLines(sql, client.id)).map(toCartLineReply),
  )

  registerEndpoint(app, endpoints.addToCart, async ({ client, body }) =>
    changed(
      cartReplies.added,
      await addToCart(services, { clientId: client.id, serial: body.product_serial_number }),
    ),
  )

  registerEndpoint(app, endpoints.decrementLine, async ({ client, body }) =>
    changed(
      cartReplies.changed,
      await decrementLine(services, { clientId: client.id, serial: body.product_serial_number }),
    ),
  )

  registerEndpoint(app, endpoints.incrementLine, async ({ client, body }) =>
    changed(
      cartReplies.changed,
      await incrementLine(services, { clientId: client.id, serial: body.product_serial_number }),
    ),
  )

  registerEndpoint(app, endpoints.setQuantity, async ({ client, body }) =>
    changed(
      cartReplies.changed,
      await setQuantity(services, {
        clientId: client.id,
        serial: body.product_serial_number,
        quantity: body.command_quantity,
      }),
    ),
  )

  registerEndpoint(app, endpoints.deleteLine, async ({ client, body }) =>
    changed(
      cartReplies.deleted,
      await deleteLine(services, { clientId: client.id, lineId: body.command_line_id }),
    ),
  )
}

function changed(message: string, lines: readonly CartLine[]) {
  return { message, cart: lines.map(toCartLineReply) }
}
