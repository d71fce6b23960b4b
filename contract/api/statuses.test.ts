import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { endpoints } from './endpoints'

const answers = (endpoint: Endpoint, status: number) => status in endpoint.replies
const names = (listed: readonly Endpoint[]) => listed.map((endpoint) => endpoint.name)
const forClients = endpoints.filter((endpoint) => endpoint.audience === 'client')
const carries = (endpoint: Endpoint, field: string) =>
  [endpoint.body, endpoint.query, endpoint.params].some(
    (part) => part instanceof z.ZodMiniObject && field in part.def.shape,
  )

// spec: 6.1
test('eleven of the specified calls are for clients, and each asks who it is', () => {
  expect(forClients.filter((endpoint) => !endpoint.extension)).toHaveLength(11)
  expect(forClients.filter((endpoint) => !answers(endpoint, 401))).toEqual([])
})

// spec: 6.5
test('a call that names a client refuses another one; paying and signing out name none', () => {
  expect(names(endpoints.filter((endpoint) => answers(endpoint, 403)))).toEqual(
    names(endpoints.filter((endpoint) => carries(endpoint, 'client_id'))),
  )
  expect(names(forClients.filter((endpoint) => !answers(endpoint, 403)))).toEqual([
    'payCart',
    'signOut',
  ])
})

test('what may be unknown or another’s is not found', () => {
  const one = ['product_serial_number', 'command_line_id', 'command_id', 'id', 'number', 'token']
  expect(names(endpoints.filter((endpoint) => answers(endpoint, 404)))).toEqual(
    names(endpoints.filter((endpoint) => one.some((field) => carries(endpoint, field)))),
  )
})

// spec: 7.15
test('an order is an array of lines, or not found', () => {
  const order = endpoints.find((endpoint) => endpoint.name === 'getOrder')!
  expect(order.replies[200]).toBeInstanceOf(z.ZodMiniArray)
  expect(answers(order, 404)).toBe(true)
})

// spec: 7.3
test('an unknown category is an empty list, never an error', () => {
  const list = endpoints.find((endpoint) => endpoint.name === 'listProductsByCategory')!
  expect(answers(list, 404)).toBe(false)
})

test('bad credentials are 401, a wrong old password is 400', () => {
  expect(
    names(endpoints.filter((endpoint) => endpoint.audience === 'public' && answers(endpoint, 401))),
  ).toEqual(['signIn'])
  expect(
    answers(
      endpoints.find((endpoint) => endpoint.name === 'changePassword')!,
      400,
    ),
  ).toBe(true)
})
