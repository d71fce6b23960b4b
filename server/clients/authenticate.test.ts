import { insertProduct } from '../../testing/makeData'
import { startServer, type TestServer } from '../../testing/startServer'
import type { Endpoint } from '../../contract/api/endpoint'
import { endpoints } from '../../contract/api/endpoints'
import type { ProblemBody } from '../../contract/api/problem'

let server: TestServer
let advanced = 0
beforeAll(async () => {
  server = await startServer({ clock: () => new Date(Date.now() + advanced) })
})
afterAll(() => server.close())

const forClients = endpoints.filter((endpoint) => endpoint.audience === 'client')
const ask = async (endpoint: Endpoint, headers: object, fields: object = {}) => {
  const isGet = endpoint.method === 'GET'
  const reply = await server.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:\w+/g, '12345678'),
    headers: { ...headers },
    ...(isGet ? { query: { ...fields } } : { payload: fields }),
  })
  return [reply.statusCode, reply.json<ProblemBody>().code]
}

// spec: 6.6
test.each(forClients)('$name wants a token before it looks at the body', async (endpoint) => {
  expect(await ask(endpoint, {})).toEqual([401, 'unauthenticated'])
  expect(await ask(endpoint, { authorization: 'Basic abc' })).toEqual([401, 'unauthenticated'])
  expect(await ask(endpoint, { authorization: 'Bearer abc' })).toEqual([401, 'session_ended'])
})

// spec: 8.13
test('a session ends after twelve hours', async () => {
  const client = await server.registerClient()
  const endpoint = endpoints.find((one) => one.name === 'getCart')!
  const cart = () => ask(endpoint, client.headers, { client_id: client.id })
  expect((await cart())[0]).toBe(200)
  advanced += 12 * 60 * 60 * 1000
  expect(await cart()).toEqual([401, 'session_ended'])
})

test('a DELETE whose body a proxy dropped is read from its URL', async () => {
  const client = await server.registerClient()
  const product = await insertProduct(server.services.database.sql)
  const payload = { client_id: client.id, product_serial_number: product.serial }
  const { headers } = client
  const added = await server.inject({
    method: 'POST',
    url: '/api/products/addCart',
    headers,
    payload,
  })
  const { cart } = added.json<{ cart: { command_line_id: string }[] }>()
  const url = '/api/client/cart/deleteLine'
  const query = { client_id: client.id, command_line_id: cart[0]!.command_line_id }
  const deleted = await server.inject({ method: 'DELETE', url, headers, query })
  expect([deleted.statusCode, deleted.json<{ cart: [] }>().cart]).toEqual([200, []])
  const other = { ...query, client_id: crypto.randomUUID() }
  const refused = await server.inject({ method: 'DELETE', url, headers, query: other })
  expect(refused.statusCode).toBe(403)
})
