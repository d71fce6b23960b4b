import { setImmediate } from 'node:timers/promises'
import { endpoints } from '../../contract/api/endpoints'
import { Fuzz } from './Fuzz'
import type { TestRequest } from './TestRequest'
import { openWorld, type World } from './world'

/** For each call. */
const count = 2000

let world: World
beforeAll(async () => {
  world = await openWorld()
}, 60_000)
afterAll(() => world.server.close())

// spec: 8.13
test.each(endpoints.map((row) => [row.name, row] as const))(
  '%s answers requests, good and bad, as its row says',
  async (_name, row) => {
    const fuzz = await Fuzz.of(row, count, world)
    const wrong: string[] = []
    expect(fuzz.requests).toHaveLength(count)
    for (const request of fuzz.requests) {
      const complaint = await fuzz.ask(request, send)
      // Without a turn of the event loop the server takes itself for overloaded.
      await setImmediate()
      if (complaint !== null) wrong.push(complaint)
    }
    expect(wrong.slice(0, 5)).toEqual([])
    const listed = Object.keys(row.replies).map(Number)
    // Limits are off here.
    expect([...fuzz.seen]).toEqual(
      expect.arrayContaining(listed.filter((status) => status !== 429)),
    )
  },
  60 * count,
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
