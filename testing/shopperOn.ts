import type { HTTPMethods } from 'fastify'
import type { CartLineReply } from '../contract/api/cart'
import type { OrderLineReply, OrderSummaryReply } from '../contract/api/orders'
import type { ProblemBody } from '../contract/api/problem'
import type { RegisteredClient } from './makeData'
import type { TestServer } from './startServer'

export type Reply<Body> = { status: number; body: Body }
/** A change of the cart: its lines, or why it was refused. */
export type CartReply = Reply<ProblemBody & { cart: CartLineReply[] }>
export type PaidReply = Reply<ProblemBody & { cart: CartLineReply[]; order: Order }>
type Order = Required<OrderSummaryReply>
type OrderLine = Required<OrderLineReply>
type Payment = {
  command_id?: unknown
  [fieldOfPayment: string]: unknown
  command_delivery?: string | undefined
  expected_total?: number
}
type Fields = Parameters<TestServer['registerClient']>[0]
export type Shopper = ReturnType<typeof shopperWith>

export const home = '2 place du Château, 41000 Blois'

/** A new client of the server, who sends the requests of the specification. */
export async function shopperOn(server: TestServer, fields: Fields = {}): Promise<Shopper> {
  return shopperWith(server, await server.registerClient(fields))
}

function shopperWith(server: TestServer, client: RegisteredClient) {
  const client_id = client.id
  async function send(method: HTTPMethods, url: string, payload?: object): Promise<Reply<unknown>> {
    const { headers } = client
    const reply = await server.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: reply.statusCode, body: reply.json() }
  }
  const ofProduct = (url: string) => (product_serial_number: unknown) =>
    send('POST', url, { product_serial_number, client_id }) as Promise<CartReply>
  const cart = () =>
    send('POST', '/api/client/cart', { client_id }) as Promise<Reply<CartLineReply[]>>
  const pay = (payment: Payment) =>
    send('POST', '/api/client/cart/paid', { adress: home, ...payment }) as Promise<PaidReply>

  return {
    client,
    send,
    cart,
    add: ofProduct('/api/products/addCart'),
    less: ofProduct('/api/client/cart/updateQuantityLess'),
    more: ofProduct('/api/client/cart/updateQuantityMore'),
    set: (product_serial_number: unknown, command_quantity: unknown) =>
      send('POST', '/api/client/cart/setQuantity', {
        product_serial_number,
        command_quantity,
        client_id,
      }) as Promise<CartReply>,
    remove: (command_line_id: unknown) =>
      send('DELETE', '/api/client/cart/deleteLine', {
        command_line_id,
        client_id,
      }) as Promise<CartReply>,
    pay,
    async payCart(payment: Payment = {}): Promise<PaidReply> {
      return pay({ command_id: (await cart()).body[0]?.command_id, ...payment })
    },
    orders: () => send('POST', '/api/client/commands', { client_id }) as Promise<Reply<Order[]>>,
    order: (id: unknown) =>
      send('GET', `/api/client/command/${String(id)}?client_id=${client_id}`) as Promise<
        Reply<OrderLine[]>
      >,
  }
}
