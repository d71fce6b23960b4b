import { startServer, type TestServer } from '../../testing/startServer'
import { testPasswords } from '../../testing/testPasswords'
import type { ProblemBody } from '../../contract/api/problem'
import { createPasswords } from '../system/passwords'
import { attempts } from '../database/schema'
import { networkOf } from '../http/networkOf'

const right = 'Torréfaction-41'
const minute = 60_000
let now = Date.parse('2026-03-01T08:00:00Z')
const clock = () => new Date(now)
/** Two servers of one shop, on one database. */
let servers: [TestServer, TestServer]
let passwordHash: string
beforeAll(async () => {
  passwordHash = await testPasswords.hash(right)
  const settings = { RATE_LIMITS: 'on', TRUST_PROXY: '1' }
  const first = await startServer({ settings, clock })
  const { database, tokens } = first.services
  servers = [first, await startServer({ settings, clock, services: { database, tokens } })]
})
afterAll(async () => {
  await servers[1].leave()
  await servers[0].close()
})
beforeEach(() => {
  // Every count begins anew.
  now += 2 * 60 * minute
})

let address = 0
const newAddress = () => `10.0.${Math.floor((address += 1) / 250)}.${address % 250}`
type Sent = {
  from?: string
  method?: 'POST' | 'PUT'
  headers?: Record<string, string>
  body?: object
}
/** A call by the first server and the second in turn, each from a new address unless told. */
let turn = 0
async function ask(url: string, asked: Sent = {}) {
  const { from = newAddress(), method = 'POST', headers = {}, body: payload = {} } = asked
  const forwarded = { ...headers, 'x-forwarded-for': from }
  const server = servers[(turn += 1) % 2]!
  return server.inject({ method, url, headers: forwarded, payload })
}
const times = (count: number) => Array.from({ length: count }, (_, index) => index)
async function statuses(count: number, make: (index: number) => ReturnType<typeof ask>) {
  const seen: number[] = []
  for (const index of times(count)) seen.push((await make(index)).statusCode)
  return seen
}
const repeated = (status: number, count: number) => times(count).map(() => status)

const signIn = (client_email: string, from?: string) =>
  ask('/api/clients/login', {
    ...(from && { from }),
    body: { client_email, client_password: 'wrong' },
  })

test('an address is counted by all servers together, whatever it asks for', async () => {
  const from = newAddress()
  const seen = await statuses(21, (index) => signIn(`nobody${index}@client.example`, from))
  expect(seen).toEqual([...repeated(401, 20), 429])
  expect((await signIn('other@client.example')).statusCode).toBe(401)
  now += 5 * minute
  expect((await signIn('nobody@client.example', from)).statusCode).toBe(401)
})

test.each([
  ['an IPv4 address', () => newAddress(), (address: string) => address],
  [
    'an IPv6 address',
    () => `2001:db8:1:${(address += 1).toString(16)}::7`,
    (one: string) => `[${one}]`,
  ],
])('%s is one, whatever port its proxy writes behind it', async (_, make, before) => {
  const from = make()
  const seen = await statuses(21, (index) =>
    signIn(`nobody${index}@client.example`, `${before(from)}:${4000 + index}`),
  )
  expect(seen).toEqual([...repeated(401, 20), 429])
})

test('an account is counted wherever the tries come from, known or not, whatever its case', async () => {
  const { email } = await servers[0].registerClient()
  for (const name of [email, 'nobody@client.example']) {
    const seen = await statuses(21, (index) => signIn(index % 2 ? name : name.toUpperCase()))
    expect(seen).toEqual([...repeated(401, 20), 429])
  }
  const refused = [await signIn(email), await signIn('nobody@client.example')]
  const [known, unknown] = refused.map((reply) => reply.json<ProblemBody>())
  expect(known).toEqual(unknown)
  expect(known?.code).toBe('too_many_requests')
  expect(refused.map((reply) => reply.headers['retry-after'])).toEqual(['900', '900'])
})

test('a registration tells five times an hour that an e-mail is taken', async () => {
  const { email } = await servers[0].registerClient()
  const names = { client_firstName: 'Ana', client_lastName: 'Roy', client_password: right }
  const body = { ...names, client_email: email }
  const seen = await statuses(6, () => ask('/api/clients/register', { body }))
  expect(seen).toEqual([...repeated(409, 5), 429])
})

test('a weak password, which tells nothing of an e-mail, costs its account no registration', async () => {
  const names = { client_firstName: 'Ana', client_lastName: 'Roy' }
  const body = { ...names, client_email: 'ana.roy@client.example' }
  const register = (client_password: string) =>
    ask('/api/clients/register', { body: { ...body, client_password } })
  expect(await statuses(6, () => register('trop simple'))).toEqual(repeated(400, 6))
  expect((await register(right)).statusCode).toBe(201)
})

test('nobody is mailed more than five times a day by one network, whichever accounts ask', async () => {
  const recipient = 'victim@client.example'
  const from = newAddress()
  const seen = await statuses(6, async () => {
    const { id, headers } = await servers[0].registerClient({ passwordHash })
    const body = { client_id: id, Newemail: recipient, OldPass: right }
    return ask('/api/client_modif/', { from, method: 'PUT', headers, body })
  })
  expect(seen).toEqual([...repeated(200, 5), 429])
  const body = { client_email: recipient.toUpperCase(), NewPass: right }
  const again = (asked: Sent) => ask('/api/client_first_conn/', { method: 'PUT', body, ...asked })
  expect((await again({ from })).statusCode).toBe(429)
  expect((await again({})).statusCode).toBe(200)
})

test.each([
  ['the password', 'PUT', '/api/client_modif_pass/', 'wrong', 400],
  ['the deletion', 'PUT', '/api/client_del/', 'wrong', 400],
  ['the file of all data', 'POST', '/api/client/data', right, 200],
] as const)('a session allows ten tries of %s', async (_, method, url, OldPass, status) => {
  const { id, headers } = await servers[0].registerClient({ passwordHash })
  const body = { client_id: id, OldPass, NewPass: right }
  const seen = await statuses(11, () => ask(url, { method, headers, body }))
  expect(seen).toEqual([...repeated(status, 10), 429])
})

test('a session allows ten guesses of its password, over all endpoints that take it', async () => {
  const { id, headers } = await servers[0].registerClient({ passwordHash })
  const calls = [
    ['PUT', '/api/client_modif_pass/'],
    ['PUT', '/api/client_modif/'],
    ['PUT', '/api/client_del/'],
    ['POST', '/api/client/data'],
  ] as const
  const guess = (index: number) => {
    const [method, url] = calls[index % calls.length]!
    const Newemail = 'thief@client.example'
    return ask(url, {
      method,
      headers,
      body: { client_id: id, OldPass: 'wrong', NewPass: right, Newemail },
    })
  }
  expect(await statuses(11, guess)).toEqual([...repeated(400, 10), 429])
  const address = { client_id: id, NewAdress: '4 quai Saint-Jean, 41000 Blois' }
  const edited = await ask('/api/client_modif/', { method: 'PUT', headers, body: address })
  expect(edited.statusCode).toBe(200)
})

test('twenty tries at once are counted one by one', async () => {
  const all = await Promise.all(times(30).map(() => signIn('race@client.example')))
  expect(all.filter((reply) => reply.statusCode === 401)).toHaveLength(20)
})

test('stored attempts name neither address nor e-mail, and are deleted once they no longer count', async () => {
  const { sql } = servers[0].services.database
  await signIn('somebody@client.example', '192.0.2.7')
  const kept = await sql.select().from(attempts)
  expect(JSON.stringify(kept)).not.toMatch(/somebody|192\.0/)
  const oldest = Math.min(...kept.map((row) => row.endsAt.getTime()))
  expect(oldest).toBeGreaterThan(now)
  now += 25 * 60 * minute
  await signIn('later@client.example')
  expect(await sql.$count(attempts)).toBe(2)
})

test('wrong passwords of known and unknown e-mails cost about the same', async () => {
  // At the shop's own cost.
  const passwords = createPasswords()
  const { database, tokens } = servers[0].services
  const server = await startServer({ clock, services: { database, tokens, passwords } })
  /** Microseconds of the processor, in all threads: other programs do not count. */
  const costOf = async (email: string) => {
    const before = process.cpuUsage()
    const payload = { client_email: email, client_password: 'wrong' }
    const reply = await server.inject({ method: 'POST', url: '/api/clients/login', payload })
    expect(reply.statusCode).toBe(401)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  await costOf('warm@client.example')
  const costs = { known: 0, unknown: 0 }
  const { email } = await server.registerClient({ passwordHash: await passwords.hash(right) })
  for (const index of times(15)) {
    costs.known += await costOf(email)
    costs.unknown += await costOf(`nobody${index}@client.example`)
  }
  await server.leave()
  const ratio = costs.known / costs.unknown
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:5555', '192.0.2.7'],
  ['[2001:db8:1:2::9]:5555', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
