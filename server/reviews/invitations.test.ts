import { eq, inArray } from 'drizzle-orm'
import type { DeliveryMode } from '../../contract/deliveryModes'
import { insertProduct } from '../../testing/makeData'
import { newOrder } from '../../testing/requests/newOrder'
import { shopperOn } from '../../testing/shopperOn'
import { storeGuestWithdrawal } from '../../testing/storeGuestWithdrawal'
import { startServer, type TestServer } from '../../testing/startServer'
import { refundOrder } from '../checkout/refundOrder'
import { deleteClient } from '../clients/deleteClient'
import {
  clients,
  orderLines,
  outbox,
  products,
  reviewInvitations,
  reviews,
  withdrawals,
} from '../database/schema'
import { changeOrderState } from '../orders/changeState'
import { eraseOrders } from '../orders/eraseOrders'
import { resetSetting, setSetting } from '../shop/setSetting'
import { sendInvitations } from './jobs'
import { linkDays } from './rules'

const day = 24 * 60 * 60_000
const start = Date.parse('2026-11-24T10:00:00Z')
let now = start
let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: () => new Date(now) })
})
afterAll(() => server.close())
beforeEach(() => {
  now = start
})

const sql = () => server.services.database.sql
type Buyer = Awaited<ReturnType<typeof received>>

async function received(fields: object = {}, delivery: DeliveryMode = 'magasin') {
  const client = await server.registerClient({ ...fields })
  const product = await insertProduct(sql(), { name: 'Sencha' })
  const lines = [{ product, quantity: 1 }]
  const from = delivery === 'magasin' ? 'prête' : 'expédiée'
  const { id } = await newOrder(sql(), { clientId: client.id, state: from, delivery, lines })
  await changeOrderState(server.services, {
    id,
    state: delivery === 'magasin' ? 'retirée' : 'livrée',
  })
  return { client, product, order: Number(id) }
}
async function invitations({ client }: Pick<Buyer, 'client'>) {
  await sendInvitations(server.services)
  const mails = await sql().select().from(outbox).where(eq(outbox.clientId, client.id))
  return mails.filter(({ subject }) => /avis sur votre commande/.test(subject))
}
async function tokenOf(buyer: Buyer): Promise<string> {
  now += 8 * day
  const [mail] = await invitations(buyer)
  return /\/mon-avis#token=([\w-]+)/.exec(mail!.text)![1]!
}
const link = (method: 'POST' | 'PUT' | 'DELETE', payload: object) =>
  server.inject({ method, url: '/api/reviews/link', payload })
const written = (token: string, { product }: Buyer) => ({
  token,
  product_serial_number: product.serial,
  review_stars: 5,
  review_text: 'Herbacé, net, à refaire.',
  review_author: 'C.',
})

test.each(['magasin', 'domicile'] as const)(
  'an order received (%s) is asked for reviews once, eight days later',
  async (delivery) => {
    const buyer = await received({}, delivery)
    now = start + 8 * day - 1
    expect(await invitations(buyer)).toEqual([])
    now = start + 8 * day
    expect(await invitations(buyer)).toMatchObject([
      { recipient: buyer.client.email, text: expect.stringContaining('- Sencha') as string },
    ])
    now += 10 * day
    expect(await invitations(buyer)).toHaveLength(1)
  },
)

test('who sends everything back is not asked; who keeps a part is', async () => {
  const withdrawn = async (pieces: number) => {
    const buyer = await received({}, 'domicile')
    await sql().update(orderLines).set({ quantity: 2 }).where(eq(orderLines.orderId, buyer.order))
    const { headers } = buyer.client
    const withdrawal_lines = [{ command_line: 1, command_quantity: pieces }]
    const payload = { client_id: buyer.client.id, command_id: buyer.order, withdrawal_lines }
    const url = '/api/client/withdrawals'
    const reply = await server.inject({ method: 'POST', url, headers, payload })
    expect(reply.statusCode).toBe(201)
    return buyer
  }
  const [all, part] = [await withdrawn(2), await withdrawn(1)]
  const refused = await withdrawn(2)
  const byForm = await received({}, 'domicile')
  const { email } = byForm.client
  const submittedAt = new Date(now)
  await storeGuestWithdrawal(sql(), { email, orderText: String(byForm.order), submittedAt })
  await sql()
    .update(withdrawals)
    .set({ state: 'refused', refusal: 'Hors délai.' })
    .where(eq(withdrawals.orderId, refused.order))
  now += 9 * day
  expect(await invitations(all)).toHaveLength(0)
  expect(await invitations(byForm)).toHaveLength(0)
  expect(await invitations(part)).toHaveLength(1)
  expect(await invitations(refused)).toHaveLength(1)
})

test('the mail names what is kept alone', async () => {
  const { client } = await received()
  const kept = await insertProduct(sql(), { name: 'Moka' })
  const back = await insertProduct(sql(), { name: 'Sencha' })
  const lines = [back, kept].map((product) => ({ product, quantity: 1 }))
  const placed = { clientId: client.id, delivery: 'domicile', lines } as const
  const { id } = await newOrder(sql(), { ...placed, state: 'expédiée' })
  await changeOrderState(server.services, { id, state: 'livrée' })
  const withdrawal_lines = [{ command_line: 1, command_quantity: 1 }]
  const payload = { client_id: client.id, command_id: id, withdrawal_lines }
  const { headers } = client
  await server.inject({ method: 'POST', url: '/api/client/withdrawals', headers, payload })
  now += 9 * day
  const mail = (await invitations({ client })).find(({ text }) => text.includes(id))
  expect(mail?.text).toContain('- Moka')
  expect(mail?.text).not.toContain('- Sencha')
})

test('nobody is asked about what was refunded before it was packed', async () => {
  async function refunded(places: number[]) {
    const shopper = await shopperOn(server)
    for (const name of ['Moka', 'Sencha'])
      await shopper.add((await insertProduct(sql(), { name })).serial)
    const { command_id: id } = (await shopper.payCart()).body.order
    const wish = { kind: 'places', lines: places.map((place) => ({ place, quantity: 1 })) } as const
    await refundOrder(server.services, { id, wish: { ...wish, fee: false }, restock: false })
    for (const state of ['en préparation', 'expédiée', 'livrée'])
      await changeOrderState(server.services, { id, state })
    return shopper
  }
  const [all, part] = [await refunded([1, 2]), await refunded([2])]
  now += 9 * day
  expect(await invitations(all)).toEqual([])
  const [mail] = await invitations(part)
  expect(mail?.text).toContain('- Moka')
  expect(mail?.text).not.toContain('- Sencha')
})

test('two servers at once ask each order once', async () => {
  const buyers = [await received(), await received(), await received()]
  now += 9 * day
  await Promise.all([sendInvitations(server.services), sendInvitations(server.services)])
  for (const buyer of buyers) expect(await invitations(buyer)).toHaveLength(1)
})

test('the link opens the order’s products, writes, changes and deletes, without a password', async () => {
  const buyer = await received()
  const token = await tokenOf(buyer)
  expect((await link('POST', { token })).json()).toMatchObject({
    review_author: 'Camille M.',
    products: [{ product_name: 'Sencha', review: null }],
  })
  const answers = [
    await link('PUT', written(token, buyer)),
    await link('PUT', { ...written(token, buyer), review_stars: 3 }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await link('POST', { token })).json()).toMatchObject({
    products: [{ review: { review_stars: 3, review_state: 'pending' } }],
  })
  const erase = { token, product_serial_number: buyer.product.serial }
  expect((await link('DELETE', erase)).statusCode).toBe(200)
  expect((await link('DELETE', erase)).statusCode).toBe(404)
})

test('the link of an order reviews nothing of another one', async () => {
  const [buyer, other] = [await received(), await received()]
  const token = await tokenOf(buyer)
  expect((await link('PUT', written(token, other))).statusCode).toBe(404)
  expect(await sql().$count(reviews, eq(reviews.productId, other.product.id))).toBe(0)
})

test('the link of an order deletes no review of another order of the same client', async () => {
  const buyer = await received()
  const product = await insertProduct(sql(), { name: 'Oolong' })
  const lines = [{ product, quantity: 1 }]
  const { id } = await newOrder(sql(), { clientId: buyer.client.id, state: 'retirée', lines })
  const payload = { ...written('-', { ...buyer, product }), client_id: buyer.client.id }
  const { headers } = buyer.client
  const review = { ...payload, command_id: id }
  await server.inject({ method: 'PUT', url: '/api/client/review', headers, payload: review })
  expect(await sql().$count(reviews, eq(reviews.productId, product.id))).toBe(1)
  const token = await tokenOf(buyer)
  const erased = await link('DELETE', { token, product_serial_number: product.serial })
  expect(erased.statusCode).toBe(404)
  expect(await sql().$count(reviews, eq(reviews.productId, product.id))).toBe(1)
})

test('a link ends after sixty days, with another e-mail, and with the account', async () => {
  const [late, moved, gone] = [await received(), await received(), await received()]
  const token = await tokenOf(late)
  const tokens = [moved, gone].map(async (buyer) => {
    const [mail] = await invitations(buyer)
    return /#token=([\w-]+)/.exec(mail!.text)![1]!
  })
  const [tokenOfMoved = '', tokenOfGone = ''] = await Promise.all(tokens)
  expect((await link('PUT', written(tokenOfGone, gone))).statusCode).toBe(200)
  await sql()
    .update(clients)
    .set({ email: 'b@client.example', emailKey: 'b@client.example' })
    .where(eq(clients.id, moved.client.id))
  await deleteClient(server.services, gone.client.id, eraseOrders)
  expect(await sql().$count(reviews, eq(reviews.clientId, gone.client.id))).toBe(0)
  expect(await sql().$count(reviewInvitations, eq(reviewInvitations.orderId, gone.order))).toBe(0)
  const opened = async (one: string) => (await link('POST', { token: one })).statusCode
  expect([await opened(tokenOfMoved), await opened(tokenOfGone)]).toEqual([404, 404])
  now = start + (8 + linkDays) * day - 1
  expect(await opened(token)).toBe(200)
  now += 1
  expect(await opened(token)).toBe(404)
  expect((await link('PUT', written(token, late))).statusCode).toBe(404)
})

test('nobody is asked with an e-mail that is not proven, or who said no', async () => {
  const strange = await received({ emailProvenAt: null })
  const tired = await received()
  const token = await tokenOf(tired)
  expect(await invitations(strange)).toEqual([])
  const refuse = () =>
    server.inject({ method: 'POST', url: '/api/reviews/refusal', payload: { token } })
  expect([(await refuse()).statusCode, (await refuse()).statusCode]).toEqual([200, 200])
  const lines = [{ product: await insertProduct(sql()), quantity: 1 }]
  const clientId = tired.client.id
  const { id } = await newOrder(sql(), { clientId, state: 'prête', lines })
  await changeOrderState(server.services, { id, state: 'retirée' })
  now += 9 * day
  expect(await invitations(tired)).toHaveLength(1)
})

test('nobody is asked about what they reviewed or what is no longer sold', async () => {
  const [reviewed, gone] = [await received(), await received()]
  const { client, order, product } = reviewed
  const payload = { ...written('-', reviewed), client_id: client.id, command_id: order }
  await server.inject({
    method: 'PUT',
    url: '/api/client/review',
    headers: client.headers,
    payload,
  })
  expect(await sql().$count(reviews, eq(reviews.productId, product.id))).toBe(1)
  await sql().update(products).set({ retired: true }).where(eq(products.id, gone.product.id))
  now += 9 * day
  expect([await invitations(reviewed), await invitations(gone)]).toEqual([[], []])
})

test('the setting chooses the day, or that nobody is asked; a late change does not ask old orders', async () => {
  const set = (invitationDays: number | null) =>
    setSetting(sql(), { name: 'reviews', value: { invitationDays }, at: new Date(now) })
  const buyer = await received()
  await set(null)
  now += 30 * day
  expect(await invitations(buyer)).toEqual([])
  await set(30)
  const asked = await invitations(buyer)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.text).not.toContain('quelques jours')
  const old = await received()
  await set(null)
  now += 60 * day
  await resetSetting(sql(), 'reviews')
  expect(await invitations(old)).toEqual([])
})

test('more orders than one batch are all asked', async () => {
  const client = await server.registerClient()
  const lines = [{ product: await insertProduct(sql()), quantity: 1 }]
  const ids: number[] = []
  for (let index = 0; index < 103; index += 1) {
    const { id } = await newOrder(sql(), { clientId: client.id, state: 'prête', lines })
    await changeOrderState(server.services, { id, state: 'retirée' })
    ids.push(Number(id))
  }
  now += 9 * day
  await sendInvitations(server.services)
  const asked = await sql().$count(reviewInvitations, inArray(reviewInvitations.orderId, ids))
  expect(asked).toBe(103)
})
