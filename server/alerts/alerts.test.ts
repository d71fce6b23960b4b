import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { countWaiting } from '../../testing/countWaiting'
import { changeProducts, insertProduct } from '../../testing/makeData'
import { staffOn } from '../../testing/staffOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { until } from '../../testing/until'
import { onPostgresql } from '../../testing/postgresqlTest'
import { dropAlerts } from '../admin/alerts/dropAlerts'
import { deleteClient } from '../clients/deleteClient'
import { inTransaction } from '../database/inTransaction'
import { clients, outbox, products, stockAlerts } from '../database/schema'
import { queueMail } from '../mail/outbox'
import { eraseOrders } from '../orders/eraseOrders'
import { resetSetting, setSetting } from '../shop/setSetting'
import { sendAlerts } from './jobs'
import { lockAvailable, takeAlerts } from './queries'
import { linkDays, waitDays } from './rules'

const day = 24 * 60 * 60_000
const start = Date.parse('2026-11-24T10:00:00Z')
let now = start
let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: () => new Date(now), settings: { RATE_LIMITS: 'on' } })
})
afterAll(() => server.close())
beforeEach(() => {
  now = start
})

const sql = () => server.services.database.sql
let address = 0
const post = (path: string, body: object) =>
  server.inject({
    method: 'POST',
    url: `/api/stock-alerts${path}`,
    remoteAddress: `198.51.100.${(address += 1)}`,
    body,
  })
const someone = () => `${randomUUID()}@client.example`
const soldOut = () => insertProduct(sql(), { stock: 0, name: 'Moka <Harrar>' })
const restock = (id: number) => changeProducts(sql(), { stock: 3 }, eq(products.id, id))
const request = (serial: string, email: string) =>
  post('', { product_serial_number: serial, alert_email: email })
const mailsTo = (email: string) =>
  sql().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.createdAt)

/** Requests an alert and returns the token of its newest link. */
async function requested(serial: string, email: string): Promise<string> {
  expect((await request(serial, email)).statusCode).toBe(200)
  const mail = (await mailsTo(email)).at(-1)!
  return /\/alerte#token=([\w-]+)/.exec(mail.text)![1]!
}
async function confirmed(serial: string, email: string): Promise<string> {
  const token = await requested(serial, email)
  expect((await post('/confirm', { token })).statusCode).toBe(200)
  return token
}
/** What was mailed after the link. */
async function told(email: string): Promise<string[]> {
  await sendAlerts(server.services)
  return (await mailsTo(email)).map(({ subject }) => subject).filter((one) => /retour/.test(one))
}

test('who confirmed an alert is told once, when the product is there again', async () => {
  const product = await soldOut()
  const email = someone()
  const token = await confirmed(product.serial, email)
  expect(await told(email)).toEqual([])
  await restock(product.id)
  expect(await told(email)).toEqual(['«\u00a0Moka <Harrar>\u00a0» est de retour'])
  const [, news] = await mailsTo(email)
  expect(news!.text).toContain(`/product/${product.serial}`)
  expect(await told(email)).toHaveLength(1)
  expect(await sql().$count(stockAlerts, eq(stockAlerts.productId, product.id))).toBe(0)
  const { statusCode, body } = await post('/confirm', { token })
  expect([statusCode, body]).toEqual([404, expect.stringContaining('link_dead')])
})

test('a product that is sold out or retired again tells nobody, whatever the job has read', async () => {
  const { id } = await insertProduct(sql(), { stock: 1 })
  const isAvailable = () => sql().transaction((tx) => lockAvailable(tx, id))
  expect(await isAvailable()).toBe(true)
  await changeProducts(sql(), { stock: 0 }, eq(products.id, id))
  expect(await isAvailable()).toBe(false)
  await changeProducts(sql(), { stock: 1, retired: true }, eq(products.id, id))
  expect(await isAvailable()).toBe(false)
})

test('nobody is told whose link was not used, and a link is used twice in vain', async () => {
  const product = await soldOut()
  const [strange, twice] = [someone(), someone()]
  await requested(product.serial, strange)
  const token = await confirmed(product.serial, twice)
  const again = await post('/confirm', { token })
  expect(again.json()).toEqual({
    product_serial_number: product.serial,
    product_name: product.name,
    alert_email: twice,
  })
  await restock(product.id)
  expect([await told(strange), await told(twice)]).toEqual([[], [expect.any(String)]])
})

test('nobody is told while the shop takes no orders, and each is once it does', async () => {
  const product = await soldOut()
  const email = someone()
  await confirmed(product.serial, email)
  await restock(product.id)
  const opening = { name: 'opening', at: new Date(now) } as const
  await setSetting(sql(), { ...opening, value: { isOpen: false, note: null } })
  expect(await told(email)).toEqual([])
  await resetSetting(sql(), 'opening')
  expect(await told(email)).toHaveLength(1)
})

test('two servers at once tell each only once', async () => {
  const product = await soldOut()
  const emails = Array.from({ length: 5 }, someone)
  for (const email of emails) await confirmed(product.serial, email)
  await restock(product.id)
  await Promise.all([sendAlerts(server.services), sendAlerts(server.services)])
  for (const email of emails) expect(await told(email)).toHaveLength(1)
})

test('an alert that is cancelled tells nothing, and a second press says that it is gone', async () => {
  const product = await soldOut()
  const email = someone()
  const token = await confirmed(product.serial, email)
  const answers = [await post('/cancel', { token }), await post('/cancel', { token })]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404])
  await restock(product.id)
  expect(await told(email)).toEqual([])
})

test('one alert for an e-mail in any case; the newest link counts and keeps what was confirmed', async () => {
  const product = await soldOut()
  const email = someone()
  const first = await confirmed(product.serial, email)
  const shouted = email.toUpperCase()
  const second = await requested(product.serial, shouted)
  expect(await sql().$count(stockAlerts, eq(stockAlerts.productId, product.id))).toBe(1)
  for (const press of ['/confirm', '/cancel']) {
    const older = await post(press, { token: first })
    expect([older.statusCode, older.body]).toEqual([404, expect.stringContaining('plus récent')])
  }
  await restock(product.id)
  expect(await told(shouted)).toHaveLength(1)
  expect((await post('/confirm', { token: second })).statusCode).toBe(404)
})

test('a link ends after two weeks, an alert after a year', async () => {
  const product = await soldOut()
  const [late, patient] = [someone(), someone()]
  const token = await requested(product.serial, late)
  await confirmed(product.serial, patient)
  now = start + linkDays * day
  const tooLate = await post('/confirm', { token })
  expect(tooLate.statusCode).toBe(404)
  expect(tooLate.json<{ message: string }>().message).toContain(`${linkDays} jours sont passés`)
  now = start + waitDays * day
  await restock(product.id)
  expect(await told(patient)).toEqual([])
  now -= 1
  expect(await told(patient)).toHaveLength(1)
})

test('a product that is there, unknown or no longer sold takes no alert', async () => {
  const there = await insertProduct(sql(), { stock: 1 })
  const retired = await insertProduct(sql(), { stock: 0, retired: true })
  const email = someone()
  const answers = []
  for (const serial of [there.serial, retired.serial, 'inconnu'])
    answers.push((await request(serial, email)).json<{ code: string }>().code)
  expect(answers).toEqual(['product_available', 'not_found', 'not_found'])
  expect(await mailsTo(email)).toEqual([])
})

test('what a program fills in the invisible field is answered alike, and mails nothing', async () => {
  const product = await soldOut()
  const [email, trapped] = [someone(), someone()]
  const usual = await request(product.serial, email)
  const body = { product_serial_number: product.serial, alert_email: trapped, alert_website: 'x' }
  const other = await post('', body)
  expect([other.statusCode, other.body]).toEqual([200, usual.body])
  expect(await mailsTo(trapped)).toEqual([])
})

test('strangers cannot fill an inbox with links', async () => {
  const product = await soldOut()
  const email = someone()
  const answers = []
  for (let i = 0; i < 21; i += 1) answers.push((await request(product.serial, email)).statusCode)
  expect(answers.filter((status) => status === 200)).toHaveLength(20)
  expect(answers.at(-1)).toBe(429)
})

test('an account takes the alerts of its e-mail along if the e-mail is proven', async () => {
  const product = await soldOut()
  for (const emailProvenAt of [new Date(start), null]) {
    const { id, email } = await server.registerClient({ emailProvenAt })
    await confirmed(product.serial, email)
    await deleteClient(server.services, id, eraseOrders)
    const left = await sql().$count(stockAlerts, eq(stockAlerts.email, email))
    expect([emailProvenAt, left]).toEqual([emailProvenAt, emailProvenAt ? 0 : 1])
    expect(await sql().$count(clients, eq(clients.id, id))).toBeLessThan(2)
  }
})

// law: erasure
test('no mail of an alert is sent once the account of its e-mail is deleted', async () => {
  const { id: by } = await staffOn(server)
  const { id, email } = await server.registerClient()
  const shouted = email.toUpperCase()
  const subjects = async () =>
    [...(await mailsTo(email)), ...(await mailsTo(shouted))].map(({ subject }) => subject)
  const [asked, back, dropped] = [await soldOut(), await soldOut(), await soldOut()]
  await requested(asked.serial, email)
  await confirmed(back.serial, shouted)
  await restock(back.id)
  await sendAlerts(server.services)
  await confirmed(dropped.serial, email)
  await changeProducts(sql(), { retired: true }, eq(products.id, dropped.id))
  await dropAlerts(server.services, { productId: dropped.id, by })
  expect(await subjects()).toHaveLength(5)
  await deleteClient(server.services, id, eraseOrders)
  expect(await subjects()).toEqual([expect.stringContaining('supprimé')])
})

// law: erasure
onPostgresql('nor is one that is being queued while the account is deleted', async () => {
  const { id, email } = await server.registerClient()
  const product = await soldOut()
  await confirmed(product.serial, email)
  await restock(product.id)
  let deleted: Promise<unknown> = Promise.resolve()
  await inTransaction(sql(), async (tx) => {
    const at = new Date(now)
    await takeAlerts(tx, { productId: product.id, now: at, limit: 1 })
    const mail = { subject: 'De retour', text: 'Moka', html: 'Moka' }
    await queueMail(tx, { mail, recipient: email, clientId: null, at, isOfAlert: true })
    deleted = deleteClient(server.services, id, eraseOrders)
    // The deletion comes to the alert's row, and waits.
    await until(async () => (await countWaiting(sql())) === 1)
  })
  await deleted
  const subjects = (await mailsTo(email)).map(({ subject }) => subject)
  expect(subjects).toEqual([expect.stringContaining('supprimé')])
})
