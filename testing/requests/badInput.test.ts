import { endpoints } from '../../contract/api/endpoints'
import { sampleOf } from '../sample'
import { Fuzz } from './Fuzz'
import { openWorld, type World } from './world'

/** For each endpoint. */
const count = sampleOf(2000, 280)
/** The number of requests; a sample continues until each status was seen. */
const least = sampleOf(count, 14)

/** Rate limits are off, no provider leaves a payment unknown, and no order costs millions. */
const isUnreachable = (endpoint: string, status: number) =>
  status === 429 || (['cancelOrder', 'orderAgain'].includes(endpoint) && status === 409)

let world: World
beforeAll(async () => {
  world = await openWorld()
}, 60_000)
afterAll(() => world.server.close())

// spec: 8.13
test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s replies to requests, good and bad, as its endpoint declares',
  async (_name, endpoint) => {
    const fuzz = await Fuzz.of(endpoint, count, world)
    const wrong: string[] = []
    const listed = Object.keys(endpoint.replies).map(Number)
    const wanted = listed.filter((status) => !isUnreachable(endpoint.name, status))
    let asked = 0
    for (const request of fuzz.requests()) {
      if (asked >= least && wanted.every((status) => fuzz.seen.has(status))) break
      asked += 1
      const faults = await fuzz.ask(request, (sent) => world.server.inject(sent))
      if (faults !== null) wrong.push(faults)
    }
    expect(wrong.slice(0, 5)).toEqual([])
    expect([...fuzz.seen]).toEqual(expect.arrayContaining(wanted))
    expect(asked).toBeGreaterThanOrEqual(least)
  },
  300_000,
)
