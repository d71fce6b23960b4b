import { endpoints } from '../../contract/api/endpoints'
import { sampleOf } from '../sample'
import { Fuzz } from './Fuzz'
import type { TestRequest } from './TestRequest'
import { openWorld, type World } from './world'

/** For each endpoint. */
const count = sampleOf(2000, 400)
/** The number of requests; a sample continues until each status was seen. */
const least = sampleOf(count, 50)

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
    expect(fuzz.requests).toHaveLength(count)
    const listed = Object.keys(endpoint.replies).map(Number)
    // Rate limits are off here.
    const wanted = listed.filter((status) => status !== 429)
    for (const [index, request] of fuzz.requests.entries()) {
      if (index >= least && wanted.every((status) => fuzz.seen.has(status))) break
      const complaint = await fuzz.ask(request, send)
      if (complaint !== null) wrong.push(complaint)
    }
    expect(wrong.slice(0, 5)).toEqual([])
    expect([...fuzz.seen]).toEqual(expect.arrayContaining(wanted))
  },
  300_000,
)

function send({ method, url, authorization, contentType, body, headers }: TestRequest) {
  return world.server.inject({
    method,
    url,
    headers: {
      ...headers,
      ...(authorization !== undefined && { authorization }),
      ...(contentType !== undefined && { 'content-type': contentType }),
    },
    ...(body !== undefined && { payload: body }),
  })
}
