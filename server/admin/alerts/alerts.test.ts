import { eq, inArray } from 'drizzle-orm'
import type { ProblemBody } from '../../../contract/api/problem'
import type { ProductFeedback, StaffAlerts } from '../../../contract/api/staff/staffAlerts'
import { changeProducts, insertProduct } from '../../../testing/makeData'
import { newOrder } from '../../../testing/requests/newOrder'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import { staffAlertReplies as replies } from '../../../wording/replies/staffAlerts'
import { sendAlerts } from '../../alerts/jobs'
import { storeAlert } from '../../alerts/queries'
import { outbox, products, reviews, stockAlerts } from '../../database/schema'

let now = Date.parse('2026-11-24T10:00:00Z')
let server: TestServer
let manager: Member
let accountant: Member
beforeAll(async () => {
  server = await startServer({ clock: () => new Date((now += 1000)) })
  manager = await staffOn(server)
  accountant = await staffOn(server, 'comptable')
})
afterAll(() => server.close())
const sql = () => server.services.database.sql

let last = 0
/** So many people who confirmed that they wait for a product. */
async function wait(productId: number, people: number, { isConfirmed = true } = {}) {
  const emails = []
  for (let index = 0; index < people; index += 1) {
    const email = `attente-${(last += 1)}@client.example`
    const at = new Date(now)
    await storeAlert(sql(), { productId, email, tokenHash: email, now: at })
    if (isConfirmed)
      await sql().update(stockAlerts).set({ confirmedAt: at }).where(eq(stockAlerts.email, email))
    emails.push(email)
  }
  return emails
}
const list = async () => (await accountant.send<StaffAlerts>('GET', '/api/admin/stock-alerts')).body
const feedback = async (id: number) =>
  (await accountant.send<ProductFeedback>('GET', `/api/admin/products/${id}/feedback`)).body
const drop = (id: number) =>
  manager.send<ProblemBody>('POST', `/api/admin/products/${id}/drop-alerts`)

test('products are listed by how many people wait, since when, and without an e-mail', async () => {
  const few = await insertProduct(sql(), { name: 'Maté', stock: 0 })
  const many = await insertProduct(sql(), { name: 'Sencha', stock: 0 })
  const since = new Date(now).toISOString()
  await wait(few.id, 1)
  await wait(few.id, 4, { isConfirmed: false })
  await wait(many.id, 3)
  const body = await list()
  expect(body.waited).toMatchObject([
    { id: many.id, name: 'Sencha', stock: 0, waiting: { count: 3 } },
    { id: few.id, name: 'Maté', waiting: { count: 1, since } },
  ])
  expect(JSON.stringify(body)).not.toContain('@')
  expect((await feedback(many.id)).waiting.count).toBe(3)
})

test('once a product is back, its mails are counted as queued and then as sent', async () => {
  const { id } = await insertProduct(sql(), { stock: 0 })
  await wait(id, 2)
  await changeProducts(sql(), { stock: 5 }, eq(products.id, id))
  await sendAlerts(server.services)
  const queued = { sent: 0, queued: 2, last: null }
  expect(await feedback(id)).toMatchObject({ waiting: { count: 0, since: null }, mails: queued })
  expect((await list()).announced).toMatchObject([{ id, stock: 5, mails: queued }])
  await server.services.mailer.flush()
  const { mails } = await feedback(id)
  expect(mails).toMatchObject({ sent: 2, queued: 0 })
  expect(mails.last).not.toBeNull()
})

test('a product’s sheet says its stars and how many reviews wait', async () => {
  const { id: clientId } = await server.registerClient()
  const { id: other } = await server.registerClient()
  const product = await insertProduct(sql())
  const lines = [{ product, quantity: 1 }]
  const order = await newOrder(sql(), { clientId, state: 'livrée', lines })
  const of = { productId: product.id, orderId: Number(order.id), text: 'Bon.', author: 'C.' }
  const writtenAt = new Date(now)
  await sql()
    .insert(reviews)
    .values([
      { ...of, clientId, stars: 5, writtenAt, state: 'published', decidedAt: writtenAt },
      { ...of, clientId: other, stars: 1, writtenAt },
    ])
  expect(await feedback(product.id)).toMatchObject({ average: 5, published: 1, to_read: 1 })
  const unknown = await accountant.send('GET', '/api/admin/products/999999999/feedback')
  expect(unknown.status).toBe(404)
})

test('those who wait for a product off sale are told once that it will not come back', async () => {
  const { id } = await insertProduct(sql(), { name: 'Sencha', stock: 0 })
  const emails = await wait(id, 101)
  await wait(id, 1, { isConfirmed: false })
  expect(await drop(id)).toMatchObject({ status: 409, body: { message: replies.onSale } })
  await changeProducts(sql(), { retired: true }, eq(products.id, id))
  const dropped = await drop(id)
  expect([dropped.status, dropped.body.message]).toEqual([200, replies.dropped('Sencha', 101)])
  const mails = await sql().select().from(outbox)
  const told = mails.filter(({ subject }) => subject.includes('ne reviendra pas'))
  expect(told.map(({ recipient }) => recipient).sort()).toEqual([...emails].sort())
  expect(await sql().$count(stockAlerts, eq(stockAlerts.productId, id))).toBe(0)
  expect((await drop(id)).body.message).toBe(replies.dropped('Sencha', 0))
  expect((await feedback(id)).mails).toEqual({ sent: 0, queued: 0, last: null })
  const { log } = (
    await accountant.send<{ log: { act: string; after: object }[] }>(
      'GET',
      `/api/admin/products/${id}`,
    )
  ).body
  const acts = log.filter(({ act }) => act === 'alerts_dropped')
  expect(acts.map(({ after }) => after)).toEqual([
    { product: 'Sencha', people: 1 },
    { product: 'Sencha', people: 100 },
  ])
})

test('of more products than the list shows, it has those most waited for and says that there are more', async () => {
  expect(await list()).toMatchObject({ has_more_waited: false, has_more_announced: false })
  const ids = []
  for (let made = 0; made < 101; made += 1) {
    const { id } = await insertProduct(sql(), { stock: 0 })
    await wait(id, 1)
    ids.push(id)
  }
  const most = await list()
  expect([most.waited.length, most.has_more_waited]).toEqual([100, true])
  await changeProducts(sql(), { stock: 5 }, inArray(products.id, ids))
  await sendAlerts(server.services)
  const last = await list()
  expect([last.announced.length, last.has_more_announced]).toEqual([100, true])
  expect(last.has_more_waited).toBe(false)
})
