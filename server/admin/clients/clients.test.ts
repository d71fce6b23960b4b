import { eq } from 'drizzle-orm'
import type { PersonalData } from '../../../contract/api/personalData'
import type { StaffClient, StaffClientSummary } from '../../../contract/api/staff/staffClients'
import type { DeliveryMode } from '../../../contract/deliveryModes'
import { insertProduct } from '../../../testing/makeData'
import { linkTokenIn } from '../../../testing/readMails'
import { newOrder } from '../../../testing/requests/newOrder'
import { shopperOn, type Shopper } from '../../../testing/shopperOn'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import { clientReplies as replies } from '../../../wording/replies/staffClients'
import { auditLog, clients, clientSearch, orders } from '../../database/schema'

jest.setTimeout(120_000)

let server: TestServer
let manager: Member
let helper: Member
let product: Awaited<ReturnType<typeof insertProduct>>
beforeAll(async () => {
  server = await startServer({ settings: { RATE_LIMITS: 'on' } })
  manager = await staffOn(server)
  helper = await staffOn(server, 'préparation')
  product = await insertProduct(server.services.database.sql, { stock: 1000, priceCents: 1000 })
})
afterAll(() => server.close())

const sql = () => server.services.database.sql
const path = ({ client }: Shopper, what = '') => `/api/admin/clients/${client.id}${what}`
const read = async (shopper: Shopper, by = helper) =>
  (await by.send<StaffClient>('GET', path(shopper))).body
const act = (shopper: Shopper, what: string, body?: object, by = manager) =>
  by.send<{ message: string; fields?: object }>('POST', path(shopper, what), body)
const find = async (q: string) => {
  const url = `/api/admin/clients?q=${encodeURIComponent(q)}`
  const { body } = await helper.send<{ clients: StaffClientSummary[] }>('GET', url)
  return body.clients
}
const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id)
const orderOf = (
  { client }: Shopper,
  state: 'payée' | 'livrée' | 'retirée' = 'livrée',
  delivery: DeliveryMode = 'domicile',
) => newOrder(sql(), { clientId: client.id, state, delivery, lines: [{ product, quantity: 1 }] })

test('a client without an order is found by each of name, e-mail and town, whatever the case and the accents', async () => {
  const shopper = await shopperOn(server, {
    firstName: 'Zoé',
    lastName: 'L’Hôte',
    email: 'zoe_hote@example.org',
    address: '1 rue Œillet, 29100 Douarnenez',
  })
  for (const q of ['zoe', 'HOTE', 'douarnenez zoé', shopper.client.email, 'zoe_h', '29100'])
    expect([q, idsOf(await find(q))]).toEqual([q, [shopper.client.id]])
  expect(await find('zoe quimper')).toEqual([])
  expect(await find('do_arnenez%')).toEqual([])
  const [row] = await find('zoe')
  expect(row).toMatchObject({ name: 'Zoé L’Hôte', town: 'Douarnenez', orders: 0, last: null })
})

test('an order adds its telephone and its town, in any way of writing the number', async () => {
  const shopper = await shopperOn(server)
  const addressParts = {
    ...{ street: '4 quai Saint-Jean', complement: '', postcode: '20200', town: 'Bastia' },
    phone: '+33 6 98 76 54 32',
  }
  const { id } = await orderOf(shopper)
  const isIt = eq(orders.id, Number(id))
  await sql().update(orders).set({ addressParts, address: 'Quai, 20200 Bastia' }).where(isIt)
  for (const q of ['06 98 76 54 32', '0698765432', '+33698765432', '06.98.76', 'bastia'])
    expect([q, idsOf(await find(q))]).toEqual([q, [shopper.client.id]])
  expect(await read(shopper)).toMatchObject({ phone: '+33 6 98 76 54 32', orders_count: 1 })
})

test('a client who fetches an order is not found by the town of the shop', async () => {
  const shopper = await shopperOn(server, { address: '1 quai Kléber, 29200 Brest' })
  const { id } = await orderOf(shopper, 'retirée', 'magasin')
  const inTown = { address: '4 place du Marché, 41500 Mer' }
  await sql()
    .update(orders)
    .set(inTown)
    .where(eq(orders.id, Number(id)))
  expect(await find('marché 41500')).toEqual([])
  expect(idsOf(await find('kleber'))).toEqual([shopper.client.id])
})

test('what is found follows a new name, and goes with the account and with a forgotten order', async () => {
  const shopper = await shopperOn(server, { lastName: 'Avant-Mariage' })
  const isIt = eq(clients.id, shopper.client.id)
  await sql().update(clients).set({ lastName: 'Après-Mariage' }).where(isIt)
  expect(await find('avant-mariage')).toEqual([])
  expect(idsOf(await find('apres-mariage'))).toEqual([shopper.client.id])
  const { id } = await orderOf(shopper)
  await sql()
    .update(orders)
    .set({ address: 'Ouessant' })
    .where(eq(orders.id, Number(id)))
  expect(idsOf(await find('ouessant'))).toEqual([shopper.client.id])
  await sql()
    .delete(orders)
    .where(eq(orders.id, Number(id)))
  expect(await find('ouessant')).toEqual([])
  await sql().update(clients).set({ deletedAt: new Date() }).where(isIt)
  const left = await sql().select().from(clientSearch)
  expect(left.some(({ clientId }) => clientId === shopper.client.id)).toBe(false)
})

test('the list goes on page by page, and names nobody twice', async () => {
  for (let count = 0; count < 35; count += 1) await shopperOn(server, { lastName: 'Pagination' })
  type Page = { clients: StaffClientSummary[]; next: string | null }
  const url = '/api/admin/clients?q=pagination'
  const first = (await helper.send<Page>('GET', url)).body
  const second = (await helper.send<Page>('GET', `${url}&after=${first.next}`)).body
  expect([first.clients.length, second.clients.length, second.next]).toEqual([30, 5, null])
  expect(new Set(idsOf([...first.clients, ...second.clients])).size).toBe(35)
  const wrong = await helper.send('GET', '/api/admin/clients?after=1-x')
  expect(wrong.status).toBe(400)
})

test('the sheet has orders and the state of the account; a helper sees no sum', async () => {
  const shopper = await shopperOn(server)
  await orderOf(shopper)
  const seen = await read(shopper)
  expect(seen).toMatchObject({ orders_count: 1, spent_cents: null, has_password: false })
  expect(seen.orders[0]).toMatchObject({ state: 'livrée', cents: 250 })
  expect((await read(shopper, manager)).spent_cents).toBe(250)
  const other = await helper.send('GET', `/api/admin/clients/${crypto.randomUUID()}`)
  expect([other.status, (await helper.send('GET', '/api/admin/clients/7')).status]).toEqual([
    404, 400,
  ])
})

test('a note is in the log of the client and in the client’s data', async () => {
  const shopper = await shopperOn(server)
  const text = 'Appelle avant de venir'
  expect((await act(shopper, '/notes', { text }, helper)).body.message).toBe(replies.noted)
  const { log } = await read(shopper)
  expect(log).toMatchObject([{ act: 'client_note', who: helper.email, after: { text } }])
  const file = await manager.send<PersonalData>('POST', path(shopper, '/data'))
  expect(file.body).toMatchObject({ client: { id: shopper.client.id }, notes: [{ text }] })
  expect((await read(shopper)).log.map((one) => one.act)).toEqual(['client_note', 'client_data'])
})

test('the way to a password is mailed three times a day', async () => {
  const shopper = await shopperOn(server)
  const ask = () => act(shopper, '/links', { link: 'password' }, helper)
  const statuses = [await ask(), await ask(), await ask(), await ask()].map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await read(shopper)).log).toHaveLength(3)
  const mails = await server.readMails(shopper.client.email)
  expect(mails).toHaveLength(3)
  expect(mails[0]?.replaceAll(/=\r?\n/g, '')).toContain('/firstConn')
})

test('the link that proves an e-mail goes out, for the account or a confirmation that waits', async () => {
  const shopper = await shopperOn(server, { emailProvenAt: null })
  const { email } = shopper.client
  const ask = () => act(shopper, '/links', { link: 'proof' }, helper)
  expect((await read(shopper)).links).toEqual(['proof', 'password'])
  expect((await ask()).body.message).toBe(replies.mailed.proof)
  const [request, ...none] = await server.readMails(email)
  expect(none).toEqual([])
  expect(request).toContain('un compte de la boutique')
  await shopper.add(product.serial)
  await shopper.payCart()
  expect((await ask()).body.message).toBe(replies.mailed.proof)
  expect(await server.readMails(email)).toHaveLength(3)
  const refused = await ask()
  expect([refused.status, refused.body.message]).toEqual([429, replies.tooManyLinks])
  const token = linkTokenIn(request!, '/profil/email')
  await shopper.send('POST', '/api/client_modif/confirm', { token })
  expect((await read(shopper)).links).toEqual(['password'])
  expect((await ask()).body.message).toBe(replies.alreadyProven)
})

test('an account is erased once its e-mail is typed and no order is open; its notes are gone', async () => {
  const shopper = await shopperOn(server)
  const { email } = shopper.client
  await act(shopper, '/notes', { text: 'Sa sœur vient chercher' })
  const wrong = await act(shopper, '/erasure', { email: 'autre@client.example' })
  expect(wrong.body.fields).toEqual({ email: replies.otherEmail })
  const { id } = await orderOf(shopper, 'payée')
  const open = await act(shopper, '/erasure', { email })
  expect([open.status, open.body.message]).toEqual([409, replies.ordersOpen([Number(id)])])
  await sql()
    .update(orders)
    .set({ state: 'livrée' })
    .where(eq(orders.id, Number(id)))
  const erased = await act(shopper, '/erasure', { email: ` ${email.toUpperCase()} ` })
  expect(erased.body.message).toBe(replies.erased)
  expect((await act(shopper, '/erasure', { email })).status).toBe(404)
  const log = await sql().select().from(auditLog).where(eq(auditLog.clientId, shopper.client.id))
  expect(log.map((one) => [one.act, one.after])).toEqual([
    ['client_note', null],
    ['client_erased', null],
  ])
  const order = await helper.send<{ client: object }>('GET', `/api/admin/orders/${id}`)
  expect(order.body.client).toMatchObject({ id: null, email: null })
})

test('of two who erase one account at once, one does', async () => {
  const shopper = await shopperOn(server)
  const { email } = shopper.client
  const both = await Promise.all([1, 2].map(() => act(shopper, '/erasure', { email })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
})
