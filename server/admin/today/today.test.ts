import { openTestDatabase } from '../../../testing/openTestDatabase'
import { staffOn } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'

let server: TestServer
let sums = 0
beforeAll(async () => {
  const logQuery = (query: string) => {
    if (query.includes('sum(total_cents)')) sums += 1
  }
  server = await startServer({ services: { database: await openTestDatabase({ logQuery }) } })
})
afterAll(() => server.close())

test('fifty windows that read today at once have the takings summed up a few times, and not fifty', async () => {
  const member = await staffOn(server)
  await member.send('GET', '/api/admin/today')
  const once = sums
  expect(once).toBeGreaterThan(0)
  sums = 0
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => member.send('GET', '/api/admin/today')),
  )
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  // Few more where the first have their takings before the last have asked.
  expect(sums).toBeLessThanOrEqual(10 * once)
})
