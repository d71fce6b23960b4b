import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { endpoints } from './endpoints'

const answers = (row: Endpoint, status: number) => status in row.replies
const names = (rows: readonly Endpoint[]) => rows.map((row) => row.name)
const forClients = endpoints.filter((row) => row.audience === 'client')
const carries = (row: Endpoint, field: string) =>
  [row.body, row.query, row.params].some(
    (part) => part instanceof z.ZodMiniObject && field in part.def.shape,
  )

// spec: 6.1
test('eleven of the specified calls are for clients, and each asks who it is', () => {
  expect(forClients.filter((row) => !row.extension)).toHaveLength(11)
  expect(forClients.filter((row) => !answers(row, 401))).toEqual([])
})

// spec: 6.5
test('a call that names a client refuses another one; paying and signing out name none', () => {
  expect(names(endpoints.filter((row) => answers(row, 403)))).toEqual(
    names(endpoints.filter((row) => carries(row, 'client_id'))),
  )
  expect(names(forClients.filter((row) => !answers(row, 403)))).toEqual(['payCart', 'signOut'])
})

test('what may be unknown or another’s is not found', () => {
  const one = ['product_serial_number', 'command_line_id', 'command_id', 'id', 'number', 'token']
  expect(names(endpoints.filter((row) => answers(row, 404)))).toEqual(
    names(endpoints.filter((row) => one.some((field) => carries(row, field)))),
  )
})

// spec: 7.15
test('an order is an array of lines, or not found', () => {
  const order = endpoints.find((row) => row.name === 'getOrder')!
  expect(order.replies[200]).toBeInstanceOf(z.ZodMiniArray)
  expect(answers(order, 404)).toBe(true)
})

// spec: 7.3
test('an unknown category is an empty list, never an error', () => {
  const list = endpoints.find((row) => row.name === 'listProductsByCategory')!
  expect(answers(list, 404)).toBe(false)
})

test('bad credentials are 401, a wrong old password is 400', () => {
  expect(names(endpoints.filter((row) => row.audience === 'public' && answers(row, 401)))).toEqual([
    'signIn',
  ])
  expect(
    answers(
      endpoints.find((row) => row.name === 'changePassword')!,
      400,
    ),
  ).toBe(true)
})
