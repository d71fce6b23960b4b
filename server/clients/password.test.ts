import { eq } from 'drizzle-orm'
import { linkTokenIn } from '../../testing/readMails'
import { startServer, type TestServer } from '../../testing/startServer'
import { testPasswords } from '../../testing/testPasswords'
import type { ProblemBody } from '../../contract/api/problem'
import { outbox } from '../database/schema'
import { forget } from '../retention/retention'
import { defaultNeutralReplyMs } from './firstConnection'

const old = 'Torréfaction-41'
const chosen = 'Infusion-verte-7'

let server: TestServer
let passwordHash: string
let advanced = 0
beforeAll(async () => {
  passwordHash = await testPasswords.hash(old)
  server = await startServer({
    clock: () => new Date(Date.now() + advanced),
    services: { neutralReplyMs: defaultNeutralReplyMs },
  })
})
afterAll(() => server.close())

type Registered = Awaited<ReturnType<TestServer['registerClient']>>
const change = ({ id, headers }: Registered, body: object) =>
  server.inject({
    method: 'PUT',
    url: '/api/client_modif_pass/',
    headers,
    payload: { client_id: id, ...body },
  })
const ask = (client_email: string, NewPass = chosen) =>
  server.inject({
    method: 'PUT',
    url: '/api/client_first_conn/',
    payload: { client_email, NewPass },
  })
const confirm = (token: string, NewPass = chosen) =>
  server.inject({
    method: 'POST',
    url: '/api/client_first_conn/confirm',
    payload: { token, NewPass },
  })
const signIn = async (client_email: string, client_password: string) =>
  (
    await server.inject({
      method: 'POST',
      url: '/api/clients/login',
      payload: { client_email, client_password },
    })
  ).statusCode
const isAlive = async ({ id }: Registered, authorization: string) =>
  (
    await server.inject({
      method: 'POST',
      url: '/api/client/cart',
      headers: { authorization },
      payload: { client_id: id },
    })
  ).statusCode === 200
const newestLink = async (to: string) =>
  linkTokenIn((await server.readMails(to)).at(-1) ?? '', '/firstConn/confirmation')

// spec: 7.17
test('a changed password ends every other session, keeps this one and is told', async () => {
  const client = await server.registerClient({ passwordHash })
  const reply = await change(client, { OldPass: old, NewPass: chosen })
  const { token } = reply.json<{ token: string }>()
  expect(reply.statusCode).toBe(200)
  expect(await isAlive(client, client.headers.authorization)).toBe(false)
  expect(await isAlive(client, `Bearer ${token}`)).toBe(true)
  expect(await signIn(client.email, chosen)).toBe(200)
  expect(await signIn(client.email, old)).toBe(401)
  expect(await server.readMails(client.email)).toHaveLength(1)
})

// spec: 7.17
test.each([
  ['no old password', 'OldPass', { NewPass: chosen }],
  ['a wrong old password', 'OldPass', { OldPass: 'wrong', NewPass: chosen }],
  ['a weak new password', 'NewPass', { OldPass: old, NewPass: 'weak' }],
])('%s is refused on its field and signs nobody out', async (_, field, body) => {
  const client = await server.registerClient({ passwordHash })
  const reply = await change(client, body)
  expect([reply.statusCode, Object.keys(reply.json<ProblemBody>().fields ?? {})]).toEqual([
    400,
    [field],
  ])
  expect(await isAlive(client, client.headers.authorization)).toBe(true)
})

// spec: 7.19
test('a first connection: the mailed link and the same password make the account usable', async () => {
  const client = await server.registerClient({ passwordHash: null })
  expect((await ask(client.email.toUpperCase())).statusCode).toBe(200)
  expect(await signIn(client.email, chosen)).toBe(401)
  const token = await newestLink(client.email)
  const other = await confirm(token, 'Un-autre-choix-8')
  expect([other.statusCode, Object.keys(other.json<ProblemBody>().fields ?? {})]).toEqual([
    400,
    ['NewPass'],
  ])
  expect((await confirm(token)).statusCode).toBe(200)
  expect(await signIn(client.email, chosen)).toBe(200)
  expect(await isAlive(client, client.headers.authorization)).toBe(false)
  expect((await confirm(token)).json<ProblemBody>().code).toBe('link_dead')
})

// spec: 5.11
test('known and unknown addresses are answered alike, in the same time', async () => {
  const { email } = await server.registerClient()
  const timed = async (address: string) => {
    const start = performance.now()
    const { statusCode, body } = await ask(address)
    return { answer: [statusCode, body], ms: performance.now() - start }
  }
  const known = await timed(email)
  const unknown = await timed('nobody@client.example')
  expect(known.answer).toEqual(unknown.answer)
  expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(defaultNeutralReplyMs - 5)
  expect(await server.readMails('nobody@client.example')).toEqual([])
})

// spec: 5.11
test('a weak password is refused before anyone is looked for', async () => {
  expect((await ask('nobody@client.example', 'weak')).statusCode).toBe(400)
})

test('a link dies after five wrong tries, also when they are made at once', async () => {
  const client = await server.registerClient({ passwordHash })
  await ask(client.email)
  const token = await newestLink(client.email)
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, index) => confirm(token, `Wrong-guess-${index}`)),
  )
  expect(tries.filter((reply) => reply.statusCode === 400)).toHaveLength(5)
  expect((await confirm(token)).statusCode).toBe(404)
  expect(await signIn(client.email, old)).toBe(200)
})

// spec: 7.19
test('a link dies after half an hour, and when another one is used', async () => {
  const client = await server.registerClient({ passwordHash })
  await ask(client.email)
  const late = await newestLink(client.email)
  advanced += 30 * 60 * 1000
  expect((await confirm(late)).statusCode).toBe(404)
  // The clock was ahead, and is set back.
  advanced -= 24 * 60 * 60 * 1000
  expect((await confirm(late)).statusCode).toBe(200)
  expect(await isAlive(client, client.headers.authorization)).toBe(false)
  advanced += 24 * 60 * 60 * 1000
  await ask(client.email)
  const first = await newestLink(client.email)
  await ask(client.email)
  expect((await confirm(await newestLink(client.email))).statusCode).toBe(200)
  expect((await confirm(first)).statusCode).toBe(404)
})

test('a link whose mail waits for the mail server opens nothing until it leaves, and then half an hour', async () => {
  const client = await server.registerClient({ passwordHash })
  await ask(client.email)
  const { sql } = server.services.database
  const [waiting] = await sql.select().from(outbox).where(eq(outbox.clientId, client.id))
  const token = linkTokenIn(waiting?.text ?? '', '/firstConn/confirmation')
  advanced += 3 * 60 * 60 * 1000
  expect((await confirm(token)).statusCode).toBe(404)
  // Both clear what is over.
  await ask(client.email)
  await forget(server.services)
  expect(await server.readMails(client.email)).toHaveLength(2)
  advanced += 29 * 60 * 1000
  expect((await confirm(token)).statusCode).toBe(200)
})

// spec: 7.19
test('one link used twice at once takes effect once', async () => {
  const client = await server.registerClient()
  await ask(client.email)
  const token = await newestLink(client.email)
  const replies = await Promise.all([confirm(token), confirm(token)])
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 404])
})
