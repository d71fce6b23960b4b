import type { HTTPMethods } from 'fastify'
import type { CartLineReply } from '../contract/api/cart'
import type { OrderLineReply, OrderSummaryReply } from '../contract/api/orders'
import type { ProblemBody } from '../contract/api/problem'
import type { TestServer } from './startServer'

export type Reply<Body> = { status: number; body: Body }
/** A change of the cart: its lines, or why it was refused. */
export type CartReply = Reply<ProblemBody & { cart: CartLineReply[] }>
export type PaidReply = Reply<
  ProblemBody & { cart: CartLineReply[]; order: Order; payment_url: string | null }
>
export type Shopper = Awaited<ReturnType<typeof shopperOn>>
type Order = Required<OrderSummaryReply>
type OrderLine = Required<OrderLineReply>
type Payment = {
  command_id?: unknown
  [fieldOfPayment: string]: unknown
  command_delivery?: string | undefined
  expected_total?: number
}

export const home = '2 place du Château, 41000 Blois'

/** A new client of the server, who sends the requests of the specification. */
export async function shopperOn(
  server: TestServer,
  fields: Parameters<TestServer['registerClient']>[0] = {},
) {
  const client = await server.registerClient(fields)
  const client_id = client.id
  async function send<Body = unknown>(
    method: HTTPMethods,
    url: string,
    payload?: object,
  ): Promise<Reply<Body>> {
    const { headers } = client
    const reply = await server.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: reply.statusCode, body: reply.json<Body>() }
  }
  const change = (method: 'POST' | 'DELETE', url: string, body: object): Promise<CartReply> =>
    send(method, url, { ...body, client_id })
  const ofProduct =
    (url: string) =>
    (product_serial_number: unknown, more: object = {}) =>
      change('POST', url, { product_serial_number, ...more })
  const cart = () => send<CartLineReply[]>('POST', '/api/client/cart', { client_id })
  const pay = (payment: Payment): Promise<PaidReply> =>
    send('POST', '/api/client/cart/paid', { adress: home, ...payment })

  return {
    client,
    send,
    cart,
    add: ofProduct('/api/products/addCart'),
    less: ofProduct('/api/client/cart/updateQuantityLess'),
    more: ofProduct('/api/client/cart/updateQuantityMore'),
    set: (product_serial_number: unknown, command_quantity: unknown) =>
      change('POST', '/api/client/cart/setQuantity', { product_serial_number, command_quantity }),
    remove: (command_line_id: unknown) =>
      change('DELETE', '/api/client/cart/deleteLine', { command_line_id }),
    pay,
    async payCart(payment: Payment = {}): Promise<PaidReply> {
      return pay({ command_id: (await cart()).body[0]?.command_id, ...payment })
    },
    resume: (command_id: unknown, payment_means?: string): Promise<PaidReply> =>
      send('POST', '/api/client/command/pay', {
        client_id,
        command_id,
        ...(payment_means && { payment_means }),
      }),
    cancel: (command_id: unknown, refill = false): Promise<PaidReply> =>
      send('POST', '/api/client/command/cancel', { client_id, command_id, refill }),
    orders: () => send<Order[]>('POST', '/api/client/commands', { client_id }),
    order: (id: unknown) =>
      send<OrderLine[]>('GET', `/api/client/command/${String(id)}?client_id=${client_id}`),
  }
}
