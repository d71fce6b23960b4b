import fc from 'fast-check'
import { insertProduct } from '../../testing/makeData'
import { linkTokenIn } from '../../testing/readMails'
import { startServer, type TestServer } from '../../testing/startServer'
import { testPasswords } from '../../testing/testPasswords'
import { passwordChanged } from '../../wording/mails/passwordChanged'
import { queueMail } from '../mail/outbox'

const old = 'Torréfaction-41'
const chosen = 'Infusion-verte-7'
const day = 24 * 60 * 60_000
/** So many networks of strangers leave a client who asks from a new network a mail. */
const strangers = 7

let now = Date.parse('2026-03-01T08:00:00Z')
let server: TestServer
let passwordHash: string
/** The reference of a product that is sold out. */
let serial: string
beforeAll(async () => {
  passwordHash = await testPasswords.hash(old)
  const settings = { RATE_LIMITS: 'on', TRUST_PROXY: '1' }
  server = await startServer({ settings, clock: () => new Date(now) })
  ;({ serial } = await insertProduct(server.services.database.sql, { stock: 0 }))
})
afterAll(() => server.close())

jest.setTimeout(120_000)

const home = '198.51.100.7'
const network = (number: number) => `203.0.${Math.floor(number / 250)}.${number % 250}`
async function ask(
  from: string,
  url: string,
  payload: object,
  { method = 'PUT', headers = {} }: { method?: 'PUT' | 'POST'; headers?: object } = {},
): Promise<number> {
  const forwarded = { ...headers, 'x-forwarded-for': from }
  const { statusCode } = await server.inject({ method, url, headers: forwarded, payload })
  return statusCode
}
const forgotten = (from: string, client_email: string) =>
  ask(from, '/api/client_first_conn/', { client_email, NewPass: chosen })

const awaitProduct = (from: string, email: string) => {
  const body = { product_serial_number: serial, alert_email: email }
  return ask(from, '/api/stock-alerts', body, { method: 'POST' })
}

type Act = 'password' | 'alert' | 'e-mail'
/** What a stranger does to keep a client out: asks for links as the client, or for the e-mail. */
async function disturb(from: string, email: string, act: Act): Promise<void> {
  if (act === 'password') await forgotten(from, email.toUpperCase())
  else if (act === 'alert') await awaitProduct(from, email.toUpperCase())
  else {
    const { id, headers } = await server.registerClient({ passwordHash })
    const change = { client_id: id, Newemail: email, OldPass: old }
    await ask(from, '/api/client_modif/', change, { headers })
  }
}

async function expectRecovered(from: string, email: string): Promise<void> {
  const before = new Set(await server.readMails(email))
  expect(await forgotten(from, email)).toBe(200)
  const mails = (await server.readMails(email)).filter((mail) => !before.has(mail))
  expect(mails).toHaveLength(1)
  const token = linkTokenIn(mails[0] ?? '', '/firstConn/confirmation')
  const url = '/api/client_first_conn/confirm'
  const used = await ask(from, url, { token, NewPass: chosen }, { method: 'POST' })
  expect(used).toBe(200)
}

const acts = (networks: number) =>
  fc.array(
    fc.record({
      from: fc.nat({ max: networks - 1 }).map(network),
      act: fc.constantFrom('password' as const, 'alert' as const, 'e-mail' as const),
    }),
    { minLength: 15, maxLength: 50, size: 'max' },
  )

test('whatever strangers of some networks do, a client is mailed a link that works', async () => {
  await fc.assert(
    fc.asyncProperty(acts(strangers), async (disturbances) => {
      now += 2 * day
      const { email } = await server.registerClient({ passwordHash })
      for (const { from, act } of disturbances) await disturb(from, email, act)
      await expectRecovered(home, email)
    }),
    { numRuns: 3, seed: 20_260_301, endOnFailure: true },
  )
})

test('alerts that a client asks for use up no link of the account, nor an acknowledgement', async () => {
  now += 2 * day
  const { email } = await server.registerClient({ passwordHash })
  const alerts = []
  for (let count = 0; count < 6; count += 1) alerts.push(await awaitProduct(home, email))
  expect(alerts).toEqual([200, 200, 200, 200, 200, 429])
  const declared = { withdrawal_name: 'Ana Roy', withdrawal_order: '12345678' }
  const reply = await server.inject({
    method: 'POST',
    url: '/api/withdrawals',
    headers: { 'x-forwarded-for': home },
    payload: { ...declared, withdrawal_email: email },
  })
  expect(reply.json()).toMatchObject({ withdrawal_mailed: true })
  await expectRecovered(home, email)
})

test('strangers of any number leave a mail to a network from which the client signed in', async () => {
  now += 2 * day
  const { email } = await server.registerClient({ passwordHash })
  const credentials = { client_email: email, client_password: old }
  await ask(home, '/api/clients/login', credentials, { method: 'POST' })
  const many = Array.from({ length: 60 }, (_, number) => network(number))
  const statuses: number[] = []
  for (const from of many) statuses.push(await forgotten(from, email))
  // One of a new network is refused, and told so.
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
  expect(statuses).toContain(429)
  const mails = await server.readMails(email)
  expect(mails.length).toBeLessThanOrEqual(40)
  await expectRecovered(home, email)
})

test('mails that wait for their turn hold back no link', async () => {
  now += 2 * day
  const { id: clientId, email } = await server.registerClient({ passwordHash })
  const { database, settings } = server.services
  const mail = passwordChanged(settings.seller)
  const others = 30
  for (let count = 0; count < others; count += 1)
    await queueMail(database.sql, { mail, recipient: email, clientId, at: new Date(now) })
  expect((await server.readMails(email)).length).toBeLessThan(others)
  await expectRecovered(home, email)
})
