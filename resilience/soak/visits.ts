import type { Request } from 'autocannon'
import type { Endpoint } from '../../contract/api/endpoint'
import { addToCart, getCart, payCart } from '../../contract/api/cart'
import { register, signIn } from '../../contract/api/clients'
import { listOrders } from '../../contract/api/orders'
import { newPerson, registrationOf } from '../../testing/newPerson'
import { connections, reads, serialOf } from '../../bench/loads'

/** What a visitor looks at before and after buying: each of the reads so many times. */
const looks = 8
/** What is bought. */
export const serialsVisited = Array.from({ length: connections }, (_, index) => serialOf(index))

/**
 * What one connection asks for, over and over, each time as another client: an account, a look
 * around, a cart, its payment, signing in again, the orders. Two of 31 requests hash a password.
 */
export function visit(connection: number): Request[] {
  let person = newPerson()
  let shopper = { token: '', client: { id: '' } }
  let order: unknown
  const mine = () => ({ client_id: shopper.client.id })
  const ask = (call: Endpoint, body: () => object, then?: (reply: string) => void): Request => ({
    method: call.method,
    path: call.path,
    setupRequest: (request) => ({
      ...request,
      headers: {
        'content-type': 'application/json',
        ...(call.audience === 'client' && { authorization: `Bearer ${shopper.token}` }),
      },
      body: JSON.stringify(body()),
    }),
    onResponse: (status, reply) => {
      if (status < 300) then?.(reply)
    },
  })
  const look = Array.from({ length: looks }, () =>
    Object.values(reads).map((read): Request => ({ method: 'GET', ...read })),
  ).flat()
  const add = ask(
    addToCart,
    () => ({
      ...mine(),
      product_serial_number: serialsVisited[connection % serialsVisited.length],
    }),
    (reply) => {
      order = (JSON.parse(reply) as { cart: { command_id: unknown }[] }).cart[0]?.command_id
    },
  )
  return [
    ask(
      register,
      () => {
        person = newPerson()
        return registrationOf(person)
      },
      (reply) => {
        shopper = JSON.parse(reply) as typeof shopper
      },
    ),
    ...look,
    add,
    add,
    ask(getCart, mine),
    ask(payCart, () => ({ command_id: order, adress: person.address })),
    ask(
      signIn,
      () => ({ client_email: person.email, client_password: person.password }),
      (reply) => {
        shopper = JSON.parse(reply) as typeof shopper
      },
    ),
    ask(listOrders, mine),
  ]
}
