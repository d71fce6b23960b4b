import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../contract/api/cart'
import * as again from '../../contract/api/orderAgain'
import type { Id } from '../../contract/api/ids'
import type { Brewing } from '../../contract/facts'
import type { Grind } from '../../contract/grinds'
import { cartReplies } from '../../wording/replies/cart'
import { registerEndpoint } from '../http/registerEndpoint'
import type { Services } from '../services'
import type { LineOfClient } from './changeLineAtOnce'
import { addToCart, deleteLine, decrementLine, incrementLine, setQuantity } from './changes'
import { orderAgain } from './orderAgain'
import { findOpenCartLines, type CartLine } from './queries'
import { againMessage, toCartReply, toDifferences, toNoLongerGround } from './serialize'

export function registerCart(app: FastifyInstance, services: Services): void {
  const { sql } = services.database

  registerEndpoint(app, endpoints.getCart, async ({ client }) =>
    toCartReply(await findOpenCartLines(sql, client.id)),
  )

  registerEndpoint(app, endpoints.addToCart, async ({ client, body }) =>
    changed(
      cartReplies.added,
      await addToCart(services, {
        clientId: client.id,
        serial: String(body.product_serial_number),
        grind: toGrind(body.command_grind ?? null),
        quantity: body.command_quantity ?? 1,
      }),
    ),
  )

  registerEndpoint(app, endpoints.decrementLine, async ({ client, body }) =>
    changed(cartReplies.changed, await decrementLine(services, lineOf(client, body))),
  )

  registerEndpoint(app, endpoints.incrementLine, async ({ client, body }) =>
    changed(cartReplies.changed, await incrementLine(services, lineOf(client, body))),
  )

  registerEndpoint(app, endpoints.setQuantity, async ({ client, body }) =>
    changed(
      cartReplies.changed,
      await setQuantity(services, {
        ...lineOf(client, body),
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

  registerEndpoint(app, again.orderAgain, async ({ client, body }) => {
    const { lines, filled } = await orderAgain(services, {
      clientId: client.id,
      orderId: body.command_id,
    })
    const differences = toDifferences(filled)
    const no_longer_ground = toNoLongerGround(filled)
    const message = againMessage(filled, differences.length + no_longer_ground.length > 0)
    return { ...changed(message, lines), differences, no_longer_ground }
  })
}

type NamedLine = {
  product_serial_number: Id
  command_grind?: Grind | null | undefined
  command_line_id?: Id | undefined
}

const lineOf = (client: { id: string }, body: NamedLine): LineOfClient => ({
  clientId: client.id,
  serial: body.product_serial_number,
  grind: body.command_grind === undefined ? undefined : toGrind(body.command_grind),
  lineId: body.command_line_id === undefined ? undefined : String(body.command_line_id),
})

/** Beans are stored as no grind. */
const toGrind = (grind: Grind | null): Brewing | null => (grind === 'grains' ? null : grind)

function changed(message: string, lines: readonly CartLine[]) {
  return { message, cart: toCartReply(lines) }
}
