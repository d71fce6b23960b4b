import type { CartLineReply } from '../../../contract/api/cart'
import type { OrderLineReply, OrderSummaryReply } from '../../../contract/api/orders'
import { send, type Reply } from '../../../testing/send'
import type { Stage } from './Stage'

/** All that a client can see of what is theirs. */
export type Sight = {
  cart: CartLineReply[]
  orders: OrderSummaryReply[]
  lines: OrderLineReply[][]
}

/** What the client sees; the first refusal where they see nothing. */
export async function viewShop({ server, clients }: Stage, client: number): Promise<Reply> {
  const { id, token } = clients[client]!
  const body = { client_id: id }
  const cart = await send(`${server.url}/api/client/cart`, { body, token })
  if (cart.status !== 200) return cart
  const orders = await send(`${server.url}/api/client/commands`, { body, token })
  if (orders.status !== 200) return orders
  const lines = await Promise.all(
    (orders.body as OrderSummaryReply[]).map(({ command_id }) =>
      send(`${server.url}/api/client/command/${command_id}?client_id=${id}`, { token }),
    ),
  )
  const refused = lines.find(({ status }) => status !== 200)
  if (refused) return refused
  const sight = { cart: cart.body, orders: orders.body, lines: lines.map((reply) => reply.body) }
  return { status: 200, body: sight }
}
