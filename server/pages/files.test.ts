import { startPages } from '../../testing/startPages'
import type { TestServer } from '../../testing/startServer'

const file = '/static/js/main.abc.js'
let server: TestServer
beforeAll(async () => {
  server = await startPages()
})
afterAll(() => server.close())

const get = (headers: Record<string, string>) => server.inject({ url: file, headers })

test('a range of a file is sent; for a range beyond its end the reply gives its length', async () => {
  const part = await get({ range: 'bytes=0-3' })
  expect([part.statusCode, part.body]).toEqual([206, 'void'])
  const beyond = await get({ range: 'bytes=99999999-' })
  expect(beyond.statusCode).toBe(416)
  expect(beyond.headers['content-range']).toMatch(/^bytes \*\/\d+$/)
  expect(beyond.json()).toMatchObject({ code: 'invalid_input' })
})

test('a file that fails its precondition is refused, without a fault', async () => {
  const reply = await get({ 'if-match': '"x"' })
  expect(reply.statusCode).toBe(412)
  expect(reply.json()).toMatchObject({ code: 'invalid_input' })
  const { etag } = (await get({})).headers
  expect((await get({ 'if-none-match': String(etag) })).statusCode).toBe(304)
})
