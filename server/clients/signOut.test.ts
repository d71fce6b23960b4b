import { createSigner } from 'fast-jwt'
import { startServer, type TestServer } from '../../testing/startServer'
import type { ProblemBody } from '../../contract/api/problem'
import { endedTokens } from '../database/schema'
import { createTokens } from './tokens'

const secret = '0123456789abcdef0123456789abcdef'
const halfADay = 12 * 60 * 60 * 1000

let server: TestServer
let advanced = 0
const clock = () => new Date(Date.now() + advanced)
const tokens = createTokens(secret, clock)
beforeAll(async () => {
  server = await startServer({ clock, services: { tokens } })
})
afterAll(() => server.close())

const signOut = (token: string) =>
  server.inject({
    method: 'POST',
    url: '/api/clients/logout',
    headers: { authorization: `Bearer ${token}` },
  })
async function isAlive(client_id: string, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  const cart = { method: 'POST', url: '/api/client/cart', headers, payload: { client_id } } as const
  return (await server.inject(cart)).statusCode === 200
}

// spec: 2.26
test('signing out ends that token, and no other session of the client', async () => {
  const { id, token } = await server.registerClient()
  const elsewhere = tokens.issue({ clientId: id, version: 1 })
  const reply = await signOut(token)
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
  expect([await isAlive(id, token), await isAlive(id, elsewhere)]).toEqual([false, true])
  const again = await signOut(token)
  expect([again.statusCode, again.json<ProblemBody>().code]).toEqual([401, 'session_ended'])
})

test('two sign-outs with one token at the same moment are no fault', async () => {
  const { id, token } = await server.registerClient()
  const replies = await Promise.all([signOut(token), signOut(token), signOut(token)])
  expect(replies.map(({ statusCode }) => statusCode)).toContain(200)
  expect(replies.filter(({ statusCode }) => ![200, 401].includes(statusCode))).toEqual([])
  expect(await isAlive(id, token)).toBe(false)
})

test('an ended token is forgotten once it would have expired', async () => {
  const { sql } = server.services.database
  const first = await server.registerClient()
  await signOut(first.token)
  await sql.update(endedTokens).set({ endsAt: new Date(Date.now() - 3 * halfADay) })
  const second = await server.registerClient()
  await signOut(second.token)
  expect(await sql.$count(endedTokens)).toBe(1)
  advanced += halfADay
  expect(await isAlive(first.id, first.token)).toBe(false)
  advanced -= halfADay
})

test('a sign-out while the clock is ahead leaves the tokens ended that were signed out before', async () => {
  const before = await server.registerClient()
  await signOut(before.token)
  advanced += 2 * halfADay
  const meanwhile = await server.registerClient()
  expect((await signOut(meanwhile.token)).statusCode).toBe(200)
  advanced -= 2 * halfADay
  expect(await isAlive(before.id, before.token)).toBe(false)
})

test('a token of an earlier release lives on, until its client signs out', async () => {
  const { id } = await server.registerClient()
  const iat = Math.floor(clock().getTime() / 1000)
  const old = createSigner({ key: secret, algorithm: 'HS256' })({ sub: id, version: 1, iat })
  expect(await isAlive(id, old)).toBe(true)
  expect((await signOut(old)).statusCode).toBe(200)
  expect(await isAlive(id, old)).toBe(false)
})
