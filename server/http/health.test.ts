import { startServer, type TestServer } from '../../testing/startServer'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('the process lives and its database answers', async () => {
  const replies = await Promise.all(
    ['/livez', '/healthz', '/readyz'].map((url) => server.inject({ url })),
  )
  expect(replies.map((reply) => reply.json<unknown>())).toEqual([
    { status: 'ok' },
    { status: 'ok' },
    { status: 'ready' },
  ])
})

test('a path that does not exist is a problem', async () => {
  const reply = await server.inject({ url: '/api/nothing' })
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([404, 'not_found'])
})
