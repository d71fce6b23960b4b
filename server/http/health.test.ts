import { startServer, type TestServer } from '../../testing/startServer'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('the process lives and its database answers', async () => {
  const [health, ready] = await Promise.all([
    server.inject({ url: '/healthz' }),
    server.inject({ url: '/readyz' }),
  ])
  expect([health.json(), ready.json()]).toEqual([{ status: 'ok' }, { status: 'ready' }])
})

test('a path that does not exist is a problem', async () => {
  const reply = await server.inject({ url: '/api/nothing' })
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([404, 'not_found'])
})
