import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { endpoints } from './endpoints'
import { cartLine } from './cart'
import { payCart, refusedPayment } from './checkout'
import { product } from './catalogue'
import { client } from './clients'
import { orderLine, orderSummary } from './orders'
import { problem } from './problem'
import { extrasOf } from './tolerant'

const signUp =
  'client_firstName, client_lastName, client_email, client_born_date, client_adress, client_password'

/** The specification's §7 as it is written: method and path, payload, fields that we add. */
const specified: [call: string, payload: string, added?: string][] = [
  ['GET /api/products?filter={asc or desc}', 'none', 'page, per_page'],
  ['GET /api/products/{categoryId}?filter={asc or desc}', 'none', 'page, per_page'],
  ['GET /api/best_product/', 'none'],
  ['GET /api/product/{id}', 'none'],
  ['POST /api/clients/login', 'client_email, client_password'],
  ['POST /api/clients/register', signUp],
  ['POST /api/client/cart', 'client_id'],
  [
    'POST /api/products/addCart',
    'product_serial_number, client_id',
    'command_grind, command_quantity',
  ],
  [
    'POST /api/client/cart/updateQuantityLess',
    'product_serial_number, client_id',
    'command_grind, command_line_id',
  ],
  [
    'POST /api/client/cart/updateQuantityMore',
    'product_serial_number, client_id',
    'command_grind, command_line_id',
  ],
  ['DELETE /api/client/cart/deleteLine', 'command_line_id, client_id'],
  [
    'POST /api/client/cart/paid',
    'command_id, adress',
    'command_delivery, expected_total, expected_dates, payment_means, command_address, conditions_version',
  ],
  ['POST /api/client/commands', 'client_id'],
  ['GET /api/client/command/{id}?client_id', 'none'],
  ['PUT /api/client_modif/', 'Newemail, NewAdress, client_id', 'OldPass'],
  ['PUT /api/client_modif_pass/', 'NewPass, client_id', 'OldPass'],
  ['PUT /api/client_del/', 'client_id', 'OldPass'],
  ['PUT /api/client_first_conn/', 'client_email, NewPass'],
]

const named = (list: string) => (list === 'none' ? [] : list.split(', '))
const fieldsOf = (schema?: z.ZodMiniType) =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.def.shape) : []
const theirs = endpoints.filter((endpoint) => !endpoint.extension)
const methodAndPathOf = (endpoint: Endpoint) =>
  `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`

// spec: 7.2
test('the endpoints are the 18 of the specification, in its order, then the extensions', () => {
  expect(theirs.map(methodAndPathOf)).toEqual(specified.map(([call]) => call.replace(/\?.*/, '')))
  expect(endpoints.slice(theirs.length).every((endpoint) => endpoint.extension)).toBe(true)
})

// spec: 3.6, 6.5
test.each(specified)('%s carries %s', (call, payload, added = 'none') => {
  const endpoint = theirs.find((each) => methodAndPathOf(each) === call.replace(/\?.*/, ''))!
  const query = [...call.matchAll(/[?&](\w+)/g)].map((match) => match[1])
  const params = [...call.matchAll(/\/\{(\w+)\}/g)].map((match) => match[1])
  const [bodyAdded, queryAdded] = endpoint.body ? [named(added), []] : [[], named(added)]
  expect(fieldsOf(endpoint.params)).toEqual(params)
  expect(new Set(fieldsOf(endpoint.query))).toEqual(new Set([...query, ...queryAdded]))
  expect(new Set(fieldsOf(endpoint.body))).toEqual(new Set([...named(payload), ...bodyAdded]))
})

test('every endpoint has its own name, and its own method and path', () => {
  expect(new Set(endpoints.map((endpoint) => endpoint.name)).size).toBe(endpoints.length)
  expect(new Set(endpoints.map(methodAndPathOf)).size).toBe(endpoints.length)
})

/** A refused payment brings the cart beside its problem. */
const refusalOf = (endpoint: Endpoint, status: number) =>
  endpoint.name === payCart.name && status === 409 ? refusedPayment : problem

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s lists its replies',
  (_, endpoint) => {
    const statuses = Object.keys(endpoint.replies).map(Number)
    const listed = (status: number) => statuses.includes(status)
    expect(statuses.filter((status) => status < 300)).toHaveLength(1)
    expect(listed(400)).toBe(Boolean(endpoint.params ?? endpoint.query ?? endpoint.body))
    // Signing in is itself what answers 401 to wrong credentials.
    expect(listed(401)).toBe(endpoint.audience === 'client' || endpoint.name === 'signIn')
    expect(listed(403)).toBe(
      [...fieldsOf(endpoint.query), ...fieldsOf(endpoint.body)].includes('client_id'),
    )
    for (const status of statuses.filter((each) => each >= 300))
      expect(endpoint.replies[status]).toBe(refusalOf(endpoint, status))
  },
)

test.each([
  [
    'a product',
    product,
    'product_serial_number, product_name, product_price, product_img, product_desc, product_country, product_weight, product_stock, product_categorie_name',
  ],
  ['a client', client, 'id, prenom, nom, adresse, email'],
  [
    'a cart line',
    cartLine,
    'command_id, command_line_id, product_serial_number, product_name, command_quantity, product_stock, command_total_price',
  ],
  ['an order', orderLine, 'command_id, command_state, command_total'],
  ['an order of the list', orderSummary, 'command_id'],
])('%s has the fields of the specification, every other one is an extra', (_, schema, fields) => {
  const extras = extrasOf.get(schema) ?? new Set()
  expect(fieldsOf(schema).filter((field) => !extras.has(field))).toEqual(named(fields))
})
