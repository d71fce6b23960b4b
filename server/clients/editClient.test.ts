import { eq } from 'drizzle-orm'
import { linkTokenIn } from '../../testing/readMails'
import { startServer, type TestServer } from '../../testing/startServer'
import { testPasswords } from '../../testing/testPasswords'
import type { ProblemBody } from '../../contract/api/problem'
import { clients } from '../database/schema'

const OldPass = 'Torréfaction-41'

let server: TestServer
let advanced = 0
let passwordHash: string
beforeAll(async () => {
  passwordHash = await testPasswords.hash(OldPass)
  server = await startServer({ clock: () => new Date(Date.now() + advanced) })
})
afterAll(() => server.close())

type Registered = Awaited<ReturnType<TestServer['registerClient']>>
const edit = ({ id, headers }: Registered, changes: object) =>
  server.inject({
    method: 'PUT',
    url: '/api/client_modif/',
    headers,
    payload: { client_id: id, ...('Newemail' in changes && { OldPass }), ...changes },
  })
const confirm = (token: string) =>
  server.inject({ method: 'POST', url: '/api/client_modif/confirm', payload: { token } })
const register = () => server.registerClient({ passwordHash })
const newest = async (to: string) => (await server.readMails(to)).at(-1) ?? ''
let count = 0
const newAddress = () => `new${(count += 1)}@client.example`

// spec: 7.16
test('a new address takes effect at once', async () => {
  const client = await register()
  const reply = await edit(client, { NewAdress: '4 quai Saint-Jean, 41000 Blois', Newemail: '' })
  expect(reply.json()).toMatchObject({ client: { adresse: '4 quai Saint-Jean, 41000 Blois' } })
})

// spec: 5.10
test('an empty address leaves the address as it is; nothing at all is refused', async () => {
  const client = await register()
  const email = newAddress()
  const reply = await edit(client, { NewAdress: ' ', Newemail: email })
  expect(reply.json()).toMatchObject({ client: { adresse: client.client.adresse } })
  const nothing = await edit(client, { NewAdress: '', Newemail: '' })
  expect([nothing.statusCode, Object.keys(nothing.json<ProblemBody>().fields ?? {})]).toEqual([
    400,
    ['Newemail', 'NewAdress'],
  ])
})

// spec: 7.16
test('a new e-mail takes effect once its link is opened, and the old one is told', async () => {
  const client = await register()
  const email = newAddress()
  const asked = await edit(client, { Newemail: email })
  expect(asked.json()).toMatchObject({ client: { email: client.email } })
  expect(await newest(client.email)).toContain(email)
  const token = linkTokenIn(await newest(email), '/profil/email')
  expect((await confirm(token)).statusCode).toBe(200)
  const [row] = await server.services.database.sql
    .select()
    .from(clients)
    .where(eq(clients.id, client.id))
  expect(row).toMatchObject({ email })
  // Every session ends: one that was stolen goes on with nothing.
  expect((await edit(client, { NewAdress: 'Blois' })).json()).toMatchObject({
    code: 'session_ended',
  })
  const again = await confirm(token)
  expect([again.statusCode, again.json<ProblemBody>().code]).toEqual([404, 'link_dead'])
})

test('a link is dead after half an hour', async () => {
  const client = await register()
  const email = newAddress()
  await edit(client, { Newemail: email })
  const token = linkTokenIn(await newest(email), '/profil/email')
  advanced += 30 * 60 * 1000
  expect((await confirm(token)).statusCode).toBe(404)
})

test('the half hour of a link begins when its mail leaves', async () => {
  const client = await register()
  const email = newAddress()
  await edit(client, { Newemail: email })
  advanced += 3 * 60 * 60 * 1000
  const token = linkTokenIn(await newest(email), '/profil/email')
  expect((await confirm(token)).statusCode).toBe(200)
})

test('an address of another account is answered alike, and given no link', async () => {
  const [client, other] = [await register(), await register()]
  const [free, taken] = [
    await edit(client, { Newemail: newAddress() }),
    await edit(client, { Newemail: other.email.toUpperCase() }),
  ]
  expect(taken.body).toBe(free.body)
  const [told, ...others] = await server.readMails(other.email.toUpperCase())
  expect([told, others]).toEqual([expect.any(String), []])
  expect(told).not.toContain('#token=')
})

test('an address that was taken meanwhile is refused', async () => {
  const [client, other] = [await register(), await register()]
  const email = newAddress()
  await edit(client, { Newemail: email })
  const first = linkTokenIn(await newest(email), '/profil/email')
  await edit(other, { Newemail: email })
  const second = linkTokenIn(await newest(email), '/profil/email')
  expect((await confirm(second)).statusCode).toBe(200)
  const late = await confirm(first)
  expect([late.statusCode, late.json<ProblemBody>().code]).toEqual([409, 'email_taken'])
})

test('nobody is mailed link after link', async () => {
  const client = await register()
  const statuses = []
  for (let tries = 0; tries < 4; tries += 1)
    statuses.push((await edit(client, { Newemail: newAddress() })).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
})
