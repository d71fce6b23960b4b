import { randomBytes, randomUUID } from 'node:crypto'
import type { Endpoint } from '../../contract/api/endpoint'
import { endpoints } from '../../contract/api/endpoints'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { startServer, type TestServer } from '../../testing/startServer'
import { endToken } from './tokenEnds'
import { createTokens } from './tokens'
import { refusalLimits } from './refusedTokens'

const secret = randomBytes(32).toString('hex')
let now = Date.parse('2026-03-01T08:00:00Z')
const clock = () => new Date(now)
const tokens = createTokens(secret, clock)
let queries = 0
let server: TestServer
beforeAll(async () => {
  const database = await openTestDatabase({ logQuery: () => (queries += 1) })
  const settings = { RATE_LIMITS: 'on', TRUST_PROXY: '1' }
  server = await startServer({ settings, clock, services: { database, tokens } })
})
afterAll(() => server.close())
beforeEach(() => {
  now += 60 * 60_000
})

let lastAddress = 0
const newAddress = () => `10.1.${Math.floor((lastAddress += 1) / 250)}.${lastAddress % 250}`
const forClients = endpoints.filter(({ audience }) => audience === 'client')
const named = (wanted: string) => forClients.find(({ name }) => name === wanted)!

async function ask(call: Endpoint, token: string, from: string): Promise<number> {
  const { statusCode } = await server.inject({
    method: call.method,
    url: call.path.replace(/:\w+/g, '12345678'),
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from },
    ...(call.method !== 'GET' && { payload: {} }),
  })
  return statusCode
}
async function askOften(times: number, call: Endpoint, token: string, from: string) {
  const seen: number[] = []
  for (let time = 0; time < times; time += 1) seen.push(await ask(call, token, from))
  return seen
}
const repeated = (status: number, count: number) => Array.from({ length: count }, () => status)

type Dead = { what: string; max: number; make: () => Promise<string> }
const session = () => ({ clientId: randomUUID(), version: 1 })
const dead: Dead[] = [
  {
    what: 'from before a password change',
    max: refusalLimits.signed.max,
    async make() {
      const { id } = await server.registerClient({ sessionVersion: 2 })
      return tokens.issue({ clientId: id, version: 1 })
    },
  },
  {
    what: 'that were signed out',
    max: refusalLimits.signed.max,
    async make() {
      const { token } = await server.registerClient()
      await endToken(server.services, tokens.read(token)!)
      return token
    },
  },
  {
    what: 'of nobody',
    max: refusalLimits.signed.max,
    make: () => Promise.resolve(tokens.issue(session())),
  },
  {
    what: 'that expired',
    max: refusalLimits.signed.max,
    make: () =>
      Promise.resolve(createTokens(secret, () => new Date(now - 13 * 3_600_000)).issue(session())),
  },
  {
    what: 'of another key',
    max: refusalLimits.unsigned.max,
    make: () => Promise.resolve(createTokens(`${secret}!`, clock).issue(session())),
  },
]

const getCart = named('getCart')

/** As many endpoints as a limit, again and again from the first; together the lists have each one. */
function listsOf(max: number): Endpoint[][] {
  const count = Math.ceil(forClients.length / max)
  return Array.from({ length: count }, (_, list) =>
    Array.from({ length: max }, (_, at) => forClients[(list * max + at) % forClients.length]!),
  )
}

test.each(dead)(
  'every endpoint refuses tokens $what with 401, then with 429, and asks the database nothing more',
  async ({ max, make }) => {
    const refused = (status: number) => forClients.map(({ name }) => [name, status])
    const first: unknown[] = []
    for (const call of forClients)
      first.push([call.name, await ask(call, await make(), newAddress())])
    expect(first).toEqual(refused(401))
    const token = await make()
    expect(await ask(getCart, token, newAddress())).toBe(401)
    queries = 0
    for (const calls of listsOf(max)) {
      const from = newAddress()
      const counted: number[] = []
      for (const call of calls) counted.push(await ask(call, token, from))
      expect(counted).toEqual(repeated(401, max))
      const over: unknown[] = []
      for (const call of forClients) over.push([call.name, await ask(call, token, from)])
      expect(over).toEqual(refused(429))
    }
    expect(queries).toBe(0)
  },
)

test('those who share an address with refused tokens go on with living ones, and hear that theirs expired', async () => {
  const from = newAddress()
  const { token, id } = await server.registerClient()
  const late = await server.registerClient()
  const forged = createTokens(`${secret}!`, clock).issue(session())
  const { max } = refusalLimits.unsigned
  expect((await askOften(max + 1, getCart, forged, from)).at(-1)).toBe(429)
  // Of this client too: a browser that did not hear of the end asks again and again.
  const old = tokens.issue({ clientId: id, version: 0 })
  expect((await askOften(refusalLimits.signed.max + 1, getCart, old, from)).at(-1)).toBe(429)
  // 400: the token was taken, the empty body was not.
  expect(await ask(getCart, token, from)).toBe(400)
  now += 13 * 3_600_000
  expect((await askOften(max + 1, getCart, forged, from)).at(-1)).toBe(429)
  expect(await ask(getCart, late.token, from)).toBe(401)
})

test('dead tokens do not use up the tries of those who share their address', async () => {
  const from = newAddress()
  const { token } = await server.registerClient()
  const forged = createTokens(`${secret}!`, clock).issue(session())
  const edit = named('editClient')
  expect(await askOften(30, edit, forged, from)).toEqual(repeated(401, 30))
  expect(await ask(edit, token, from)).toBe(400)
})

test('a refused address is asked to come back, and may', async () => {
  const from = newAddress()
  const forged = createTokens(`${secret}!`, clock).issue(session())
  const { max, minutes } = refusalLimits.unsigned
  expect((await askOften(max + 1, getCart, forged, from)).at(-1)).toBe(429)
  now += minutes * 60_000
  expect(await ask(getCart, forged, from)).toBe(401)
})

test('the limit of an endpoint is checked before the token', async () => {
  const from = newAddress()
  const seen: number[] = []
  // Six hundred a minute of one call, each with another account's dead token.
  for (let time = 0; time < 601; time += 1) {
    seen.push(await ask(getCart, tokens.issue(session()), from))
  }
  expect(seen.slice(0, 600)).toEqual(repeated(401, 600))
  queries = 0
  expect([seen[600], await ask(getCart, tokens.issue(session()), from)]).toEqual([429, 429])
  expect(queries).toBe(0)
})
