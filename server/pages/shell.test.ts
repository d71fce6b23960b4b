import { startPages } from '../../testing/startPages'
import type { TestServer } from '../../testing/startServer'

let server: TestServer
beforeAll(async () => {
  server = await startPages({ settings: { BASE_PATH: '/cafe' }, isEmpty: true })
})
afterAll(() => server.close())

test('the empty page has the shop’s script and nothing in it, and is not indexed', async () => {
  const { body, headers, statusCode } = await server.inject({ url: '/cafe/vide' })
  expect(statusCode).toBe(200)
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(body).toMatch(/<div id="root"><\/div>/)
  expect(body).toMatch(/<script defer src="\/cafe\/static\/js\/main/)
  expect(body).toContain('"offline":true')
})

test('a shop with another host’s API has no worker', async () => {
  const other = await startPages({ settings: { API_HOST: 'https://api.example' }, isEmpty: true })
  expect((await other.inject({ url: '/vide' })).body).toContain('"offline":false')
  await other.close()
})
