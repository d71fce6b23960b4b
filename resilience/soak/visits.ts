import type { Request } from 'autocannon'
import { connections, reads, serialOf } from '../../bench/loads'
import { addToCart, getCart, type CartLineReply } from '../../contract/api/cart'
import { payCart } from '../../contract/api/checkout'
import { register, signIn } from '../../contract/api/clients'
import type { Endpoint } from '../../contract/api/endpoint'
import { listOrders } from '../../contract/api/orders'
import { newPerson, registrationOf } from '../../testing/newPerson'

/** What a visitor looks at before and after buying: each of the reads so many times. */
const looks = 8
/** What is bought. */
export const serialsVisited = Array.from({ length: connections }, (_, index) => serialOf(index))

type Body = { token: string; client: { id: string }; cart: CartLineReply[] }

/**
 * What one connection asks for, over and over, each time as another client: an account, a look
 * around, a cart, its payment, signing in again, the orders. Two of 31 requests hash a password.
 */
export function visit(connection: number): Request[] {
  let person = newPerson()
  let token = ''
  let client_id = ''
  let order: unknown
  const ask = (endpoint: Endpoint, bodyOf: () => object): Request => ({
    method: endpoint.method,
    path: endpoint.path,
    setupRequest: (request) => ({
      ...request,
      headers: {
        'content-type': 'application/json',
        ...(endpoint.audience === 'client' && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(bodyOf()),
    }),
    onResponse(status, reply) {
      if (status >= 300) return
      const body = JSON.parse(reply) as Partial<Body>
      if (body.token !== undefined) token = body.token
      if (body.client) client_id = body.client.id
      if (body.cart?.[0]) order = body.cart[0].command_id
    },
  })
  const signUp = ask(register, () => {
    person = newPerson()
    return registrationOf(person)
  })
  const look = Array.from({ length: looks }, () =>
    Object.values(reads).map((read): Request => ({ method: 'GET', ...read })),
  ).flat()
  const product_serial_number = serialsVisited[connection % serialsVisited.length]
  const add = ask(addToCart, () => ({ client_id, product_serial_number }))
  return [
    signUp,
    ...look,
    add,
    add,
    ask(getCart, () => ({ client_id })),
    ask(payCart, () => ({ command_id: order, adress: person.address })),
    ask(signIn, () => ({ client_email: person.email, client_password: person.password })),
    ask(listOrders, () => ({ client_id })),
  ]
}
