import { setImmediate } from 'node:timers/promises'
import type { Call } from '../../contract/call'
import { calls } from '../../contract/calls'
import { complaintsOf } from './complaintsOf'
import { expectationOf } from './expectation'
import { requestsOf } from './requestsOf'
import { fill, type Facts, type TestRequest } from './TestRequest'
import { openWorld, type World } from './world'

const seed = 20_260_301
/** For each call; REQUESTS says how many in a long run. */
const count = Number(process.env.REQUESTS ?? 2000)
/** So many changes that only the handler can judge; fewer where it hashes a password. */
const mostLetThrough = 300
const mostHashed = 60
const hashing = ['signIn', 'register', 'changePassword', 'firstConnection', 'confirmPassword']
/** After their success the client, the cart or the link is used up. */
const consuming = [
  'deleteLine',
  'payCart',
  'changePassword',
  'deleteClient',
  'confirmPassword',
  'confirmEmail',
]

let world: World
beforeAll(async () => {
  world = await openWorld()
}, 60_000)
afterAll(() => world.server.close())

test.each(calls.map((row) => [row.name, row] as const))(
  '%s answers requests, good and bad, as its row says',
  async (name, row) => {
    const wanted = { links: name.startsWith('confirm') }
    let facts = await world.newFacts(wanted)
    const wrong: string[] = []
    const seen = new Set<number>()
    const requests = chosen(row, facts)
    expect(requests).toHaveLength(count)
    for (const request of requests) {
      const sent = fill(request, facts)
      const expectation = expectationOf(sent, facts)
      const reply = await send(sent)
      // Without a turn of the event loop the server takes itself for overloaded.
      await setImmediate()
      const complaints = complaintsOf(reply, expectation, sent.method)
      if (complaints.length > 0)
        wrong.push(`${complaints.join('; ')}\n${show(sent)}\n${reply.body}`)
      if (expectation.row === row) seen.add(reply.statusCode)
      const isUsedUp = reply.statusCode < 300 && consuming.includes(expectation.row?.name ?? '')
      if (isUsedUp) facts = await world.newFacts(wanted)
    }
    expect(wrong.slice(0, 5)).toEqual([])
    const listed = Object.keys(row.replies).map(Number)
    // Limits are off here.
    expect([...seen]).toEqual(expect.arrayContaining(listed.filter((status) => status !== 429)))
  },
  60 * count,
)

function chosen(row: Call, facts: Facts): TestRequest[] {
  if (!row.body) return requestsOf(row, { seed, count })
  const most = hashing.includes(row.name) ? mostHashed : mostLetThrough
  let through = 0
  const requests = requestsOf(row, { seed, count: 2 * count }).filter((request) => {
    const { statuses } = expectationOf(fill(request, facts), facts)
    if (statuses.every((status) => status >= 300)) return true
    through += 1
    return through <= most
  })
  return requests.slice(0, count)
}

function send({ method, url, authorization, contentType, body }: TestRequest) {
  return world.server.inject({
    method,
    url,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(contentType !== undefined && { 'content-type': contentType }),
    },
    ...(body !== undefined && { payload: body }),
  })
}

function show({ method, url, ...rest }: TestRequest): string {
  return [method, url.slice(0, 300), JSON.stringify(rest).slice(0, 600)].join(' ')
}
