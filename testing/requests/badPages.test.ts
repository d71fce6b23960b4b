import { sampleOf } from '../sample'
import { startPages } from '../startPages'
import type { TestServer } from '../startServer'
import { findFaults } from './findFaults'
import { expectedOfPage, filesIn, pageRequests } from './pageRequests'

const tries = { seed: 20_260_301, count: 2000 }
/** The number of requests; a sample continues until each status was seen. */
const least = sampleOf(tries.count, 150)
const wanted = [200, 206, 304, 400, 404, 412, 416]

let server: TestServer
beforeAll(async () => {
  server = await startPages({ settings: { TRUST_PROXY: '1', CORS_ORIGINS: 'https://a.example' } })
})
afterAll(() => server.close())

test('pages, files and pictures reply to requests, good and bad, without a fault', async () => {
  const files = filesIn((await server.inject({ url: '/' })).body)
  expect(files.length).toBeGreaterThan(1)
  const wrong: string[] = []
  const seen = new Set<number>()
  for (const [index, request] of pageRequests(files, tries).entries()) {
    if (index >= least && wanted.every((status) => seen.has(status))) break
    const reply = await server.inject(request)
    seen.add(reply.statusCode)
    const faults = findFaults(request, reply, expectedOfPage)
    if (faults !== null) wrong.push(faults)
  }
  expect(wrong.slice(0, 5)).toEqual([])
  expect([...seen]).toEqual(expect.arrayContaining(wanted))
}, 300_000)
