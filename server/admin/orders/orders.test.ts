import { eq, sql as raw } from 'drizzle-orm'
import type { StaffOrder, StaffOrderSummary } from '../../../contract/api/staff/staffOrder'
import { trackingUrl } from '../../../contract/carriers'
import { addDays, inParis } from '../../../contract/parisianDays'
import { insertProduct } from '../../../testing/makeData'
import { newOrder } from '../../../testing/requests/newOrder'
import { shopperOn, type Shopper } from '../../../testing/shopperOn'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import { adminReplies as replies } from '../../../wording/replies/admin'
import { ordersReplies } from '../../../wording/replies/orders'
import { clientReplies } from '../../../wording/replies/staffClients'
import { deleteClient } from '../../clients/deleteClient'
import {
  auditLog,
  clients,
  orders,
  orderSearch,
  paymentAttempts,
  products,
  refunds,
  shopSettings,
} from '../../database/schema'
import { ProviderRefused } from '../../payments/ProviderRefused'
import { eraseOrders } from '../../orders/eraseOrders'
import { setSetting } from '../../shop/setSetting'

jest.setTimeout(120_000)

let server: TestServer
let manager: Member
let helper: Member
let shopper: Shopper
let product: Awaited<ReturnType<typeof insertProduct>>
beforeAll(async () => {
  server = await startServer()
  manager = await staffOn(server)
  helper = await staffOn(server, 'préparation')
  product = await insertProduct(server.services.database.sql, { stock: 1000, priceCents: 1000 })
})
afterAll(() => server.close())
beforeEach(async () => {
  shopper = await shopperOn(server)
})

type Changed = { order: StaffOrder; message: string; code: string; fields?: object }
const read = async (id: unknown, by = helper) =>
  (await by.send<StaffOrder>('GET', `/api/admin/orders/${String(id)}`)).body
const act = (id: unknown, what: string, body: object, by = helper) =>
  by.send<Changed>('POST', `/api/admin/orders/${String(id)}/${what}`, body)
type Listed = {
  orders: StaffOrderSummary[]
  next: string | null
  counts: object[]
  open_refunds: number
  disputed: number
}
const list = async (query: string) =>
  (await helper.send<Listed>('GET', `/api/admin/orders?${query}`)).body

const stockOf = async ({ id }: { id: number }) =>
  (await server.services.database.sql.select().from(products).where(eq(products.id, id)))[0]!.stock

/** A paid order to be delivered. */
async function buy(quantity = 2): Promise<number> {
  await shopper.add(product.serial, { command_quantity: quantity })
  const paid = await shopper.payCart({ command_delivery: 'domicile' })
  return Number(paid.body.order.command_id)
}

test('a paid order is shipped in two acts, and the client follows the parcel', async () => {
  const id = await buy()
  const { version } = await read(id)
  const prepared = await act(id, 'state', { version, state: 'en préparation' })
  expect(prepared.body.order.next).toEqual(['expédiée', 'annulée'])
  const shipped = await act(id, 'state', {
    version: prepared.body.order.version,
    state: 'expédiée',
    carrier: 'Colissimo',
    tracking_number: ' 6a 1234 5678 901 ',
  })
  expect(shipped.body).toMatchObject({
    message: replies.stateChanged(id, 'expédiée'),
    order: { state: 'expédiée', carrier: 'Colissimo', tracking_number: '6A12345678901' },
  })
  const url = trackingUrl('Colissimo', '6A12345678901')
  expect((await shopper.order(id)).body[0]?.command_tracking).toEqual({
    carrier: 'Colissimo',
    number: '6A12345678901',
    url,
  })
  const mails = await server.readMails(shopper.client.email)
  expect(mails.at(-1)?.replaceAll(/=\r?\n/g, '')).toContain('6A12345678901')
  const { log } = await read(id)
  expect(log.map(({ who, after }) => [who, after?.state])).toEqual([
    [helper.email, 'en préparation'],
    [helper.email, 'expédiée'],
  ])
})

test('half a tracking number and a strange one are refused, and nothing is shipped', async () => {
  const id = await buy()
  const { version } = await read(id)
  await act(id, 'state', { version, state: 'en préparation' })
  const ship = (typed: object) =>
    act(id, 'state', { version: version + 1, state: 'expédiée', ...typed })
  expect((await ship({ tracking_number: '6A123' })).status).toBe(400)
  expect((await ship({ carrier: 'DPD' })).status).toBe(400)
  expect((await ship({ carrier: 'DPD', tracking_number: '<b>1234</b>' })).status).toBe(400)
  expect((await read(id)).state).toBe('en préparation')
})

/** A shipped order, and what ships it once more. */
async function shipped(parcel = {}) {
  const id = await buy()
  const { version } = await read(id)
  await act(id, 'state', { version, state: 'en préparation' })
  await act(id, 'state', { version: version + 1, state: 'expédiée', ...parcel })
  const ship = (at: number, typed: object) =>
    act(id, 'state', { version: at, state: 'expédiée', ...typed })
  return { id, version: version + 2, ship }
}
const mistyped = { carrier: 'DPD', tracking_number: '6A99999999903' }
const right = { carrier: 'Colissimo', tracking_number: '6A12345678904' }
const mailsOf = async () =>
  (await server.readMails(shopper.client.email)).map((mail) => mail.replaceAll(/=\r?\n/g, ''))

test('a mistyped tracking number is corrected, and the client gets the right one', async () => {
  const { id, version, ship } = await shipped(mistyped)
  const corrected = await ship(version, right)
  expect(corrected.body).toMatchObject({
    message: replies.trackingCorrected(id),
    order: { ...right, state: 'expédiée', version: version + 1 },
  })
  expect(corrected.body.order.log.at(-1)).toMatchObject({
    act: 'order_state',
    who: helper.email,
    before: { state: 'expédiée', carrier: 'DPD', trackingNumber: mistyped.tracking_number },
    after: { state: 'expédiée', carrier: 'Colissimo', trackingNumber: right.tracking_number },
  })
  const url = trackingUrl('Colissimo', right.tracking_number)
  expect((await shopper.order(id)).body[0]?.command_tracking).toMatchObject({ url })
  const mails = await mailsOf()
  expect(mails.filter((mail) => mail.includes(mistyped.tracking_number))).toHaveLength(1)
  expect(mails.at(-1)).toContain(right.tracking_number)
  expect(mails.at(-1)).toContain('Voici le bon numéro de suivi')
})

test('an order that left without a number gets one, until it has arrived', async () => {
  const { id, version, ship } = await shipped()
  expect((await ship(version, {})).status).toBe(409)
  expect((await ship(version, { carrier: 'DPD' })).status).toBe(400)
  expect((await ship(version, right)).body.order).toMatchObject(right)
  const mail = (await mailsOf()).at(-1)
  expect(mail).toMatch(/^Subject: Le suivi de votre commande/m)
  expect(mail).toContain('Voici le numéro de suivi')
  await act(id, 'state', { version: version + 1, state: 'livrée' })
  expect((await ship(version + 2, mistyped)).body.code).toBe('invalid_input')
  expect(await read(id)).toMatchObject({ state: 'livrée', ...right })
})

test('a correction that is sent again, or over another, changes and mails nothing', async () => {
  const { id, version, ship } = await shipped(mistyped)
  await ship(version, right)
  const count = (await mailsOf()).length
  const late = await ship(version, right)
  expect([late.status, late.body.code]).toEqual([409, 'order_changed'])
  expect(late.body.message).toContain(`${helper.email} a corrigé son suivi`)
  const again = await ship(version + 1, right)
  expect([again.status, again.body.message]).toEqual([409, ordersReplies.sameShipment])
  expect(await read(id)).toMatchObject({ version: version + 1, ...right })
  expect(await mailsOf()).toHaveLength(count)
})

test('a correction confirms no order of an unproven client a second time', async () => {
  const { sql } = server.services.database
  const client = eq(clients.id, shopper.client.id)
  await sql.update(clients).set({ emailProvenAt: null }).where(client)
  const { version, ship } = await shipped(mistyped)
  const count = (await mailsOf()).length
  expect((await ship(version, right)).status).toBe(200)
  expect(await mailsOf()).toHaveLength(count + 1)
})

test('two people press at once: one is done, the other is told who did what', async () => {
  const id = await buy()
  const { version } = await read(id)
  const press = (by: Member) => act(id, 'state', { version, state: 'en préparation' }, by)
  const both = await Promise.all([press(helper), press(manager)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const late = both.find(({ status }) => status === 409)!
  const first = both[0].status === 200 ? helper : manager
  expect(late.body.code).toBe('order_changed')
  expect(late.body.message).toContain(first.email)
  expect(late.body.message).toContain('en préparation')
  expect((await read(id)).log).toHaveLength(1)
})

test('a cancelled order gives its articles and its money back, once', async () => {
  const before = await stockOf(product)
  const id = await buy()
  expect(await stockOf(product)).toBe(before - 2)
  const { version } = await read(id)
  expect((await act(id, 'state', { version, state: 'annulée' }, manager)).status).toBe(400)
  const cancel = () => act(id, 'cancel', { version }, manager)
  const both = await Promise.all([cancel(), cancel()])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await read(id)).toMatchObject({ state: 'annulée', held_cents: 0, payment: 'remboursée' })
  expect(await stockOf(product)).toBe(before)
})

test('a part is refunded by lines or by amount, and never more than is held', async () => {
  const id = await buy(3)
  const { version, lines, held_cents } = await read(id)
  const refund = (body: object) => act(id, 'refund', body, manager)
  const line = { id: lines[0]!.id, quantity: 1 }
  const before = await stockOf(product)
  const first = await refund({ version, lines: [line], restock: true })
  expect(first.body.order).toMatchObject({ held_cents: held_cents - 1000, returned_cents: 1000 })
  expect((await refund({ version, cents: 1 })).body.code).toBe('order_changed')
  const next = version + 1
  expect((await refund({ version: next })).status).toBe(400)
  expect((await refund({ version: next, cents: held_cents })).status).toBe(409)
  expect((await refund({ version: next, cents: 1, lines: [line] })).status).toBe(400)
  expect((await refund({ version: next, cents: 500 })).body.order.held_cents).toBe(
    held_cents - 1500,
  )
  expect(await stockOf(product)).toBe(before + 1)
})

test('a refund that the shop has made by itself is done at once, and says how', async () => {
  const id = await buy()
  const { version } = await read(id)
  const done = await act(id, 'refund', { version, cents: 500, made_by: 'transfer' }, manager)
  expect(done.body.message).toBe(replies.refundNoted(id, 500))
  expect(done.body.order.refunds).toMatchObject([
    { cents: 500, state: 'succeeded', made_by: 'transfer' },
  ])
  const other = { version: done.body.order.version, cents: 500, made_by: 'card' }
  expect((await act(id, 'refund', other, manager)).status).toBe(400)
  expect((await read(id)).returned_cents).toBe(500)
})

test('a refund without lines that is to restock is refused, and moves nothing', async () => {
  const id = await buy()
  const { version, held_cents } = await read(id)
  for (const asked of [{ cents: 500 }, { fee: true }]) {
    const { status, body } = await act(id, 'refund', { version, ...asked, restock: true }, manager)
    expect([status, body.message]).toEqual([409, ordersReplies.restockWithoutLines])
  }
  expect((await read(id)).held_cents).toBe(held_cents)
})

test('an address is corrected before the parcel leaves, and the client is told', async () => {
  const id = await buy()
  const { version, address } = await read(id)
  const correct = { street: '4 quai Saint-Jean', postcode: '41000', town: 'Blois' }
  const corrected = await act(id, 'address', { version, address: correct })
  expect(corrected.body.order).toMatchObject({
    address: '4 quai Saint-Jean, 41000 Blois',
    log: [{ act: 'order_address', before: { address }, who: helper.email }],
  })
  const mails = await server.readMails(shopper.client.email)
  expect(mails.at(-1)).toContain('Elle partira à cette adresse\u00a0: 4 quai Saint-Jean')
  await act(id, 'state', { version: version + 1, state: 'en préparation' })
  await act(id, 'state', { version: version + 2, state: 'expédiée' })
  const late = await act(id, 'address', { version: version + 3, address: correct })
  expect(late.body.message).toBe(replies.addressTooLate('expédiée'))
})

test.each([
  ['Corsica, where food has another VAT', '20000'],
  ['a zone that is not served', '97400'],
  ['no postcode of France', '00000'],
])('an address is not corrected to %s', async (_, postcode) => {
  const id = await buy()
  const { version, address } = await read(id)
  const other = { street: '1 cours Napoléon', postcode, town: 'Ajaccio' }
  const { status, body } = await act(id, 'address', { version, address: other })
  expect([status, body.message]).toEqual([409, replies.addressPricedOtherwise])
  expect((await read(id)).address).toBe(address)
})

test('a mistyped postcode is refused at its field, and one that the order has anyway is not', async () => {
  const id = await buy()
  const { version, address } = await read(id)
  const typed = { street: '4 quai Saint-Jean', postcode: '4100', town: 'Blois' }
  const correct = () => act(id, 'address', { version, address: typed })
  const { status, body } = await correct()
  expect([status, body.fields]).toEqual([400, { postcode: replies.postcodeWrong }])
  expect((await read(id)).address).toBe(address)
  const { sql } = server.services.database
  const former = { ...typed, street: '3 quai Saint-Jean', complement: '', phone: '' }
  await sql.update(orders).set({ addressParts: former }).where(eq(orders.id, id))
  expect((await correct()).status).toBe(200)
})

test('an address is corrected to where another zone costs the same, and no article has another VAT', async () => {
  const { sql } = server.services.database
  const { serial } = await insertProduct(sql, { categoryId: 3, vatRate: 2000 })
  await shopper.add(serial)
  const paid = await shopper.payCart({ command_delivery: 'domicile' })
  const id = Number(paid.body.order.command_id)
  const { version } = await read(id)
  const other = { street: '1 cours Napoléon', postcode: '20000', town: 'Ajaccio' }
  expect((await act(id, 'address', { version, address: other })).status).toBe(200)
})

test('an address without a postcode is corrected to where the fee of the first zone is due', async () => {
  const { sql } = server.services.database
  const zone = (name: string, prefix: string, cents: number) => ({
    ...{ name, prefixes: [prefix], freeFromCents: null },
    brackets: [{ upToGrams: null, cents }],
  })
  const value = { enabled: true, zones: [zone('Plaine', '41', 490), zone('Montagne', '73', 990)] }
  await setSetting(sql, { name: 'delivery', value, at: new Date() })
  const id = await buy()
  await sql
    .update(orders)
    .set({ address: 'La Ferme du Lac', addressParts: null })
    .where(eq(orders.id, id))
  const { version } = await read(id)
  const correct = async (postcode: string) => {
    const address = { street: '1 route du Lac', postcode, town: 'Lac' }
    return (await act(id, 'address', { version, address })).body.message
  }
  expect(await correct('73000')).toBe(replies.addressPricedOtherwise)
  expect(await correct('41000')).toBe(replies.addressCorrected(id, true))
  await sql.delete(shopSettings)
})

test('a telephone that is corrected alone is no other address, and what was there is not lost', async () => {
  const id = await buy()
  const before = await read(id)
  const parts = { street: '4 quai Saint-Jean', postcode: '41000', town: 'Blois' }
  const address = { ...parts, phone: '07 11 22 33 44' }
  const correct = async (version: number, phone: string) =>
    act(id, 'address', { version, address: { ...parts, phone } })
  await act(id, 'address', { version: before.version, address })
  const mails = await server.readMails(shopper.client.email)
  const { body } = await correct(before.version + 1, '07 11 22 33 45')
  expect(body.message).toBe(replies.phoneCorrected)
  expect(body.order.address_parts?.phone).toBe('07 11 22 33 45')
  expect(body.order.log.find(({ after }) => after && !('address' in after))).toMatchObject({
    act: 'order_address',
    before: { phone: '07 11 22 33 44' },
  })
  expect(await server.readMails(shopper.client.email)).toEqual(mails)
  const again = await correct(before.version + 2, '07 11 22 33 45')
  expect([again.status, again.body.message]).toEqual([409, replies.addressUnchanged])
})

test('where the account is deleted, nobody is said to be told of a corrected address', async () => {
  const id = await buy()
  await deleteClient(server.services, shopper.client.id, eraseOrders)
  const { version } = await read(id)
  const address = { street: '4 quai Saint-Jean', postcode: '41000', town: 'Blois' }
  const { body } = await act(id, 'address', { version, address })
  expect(body.message).toBe(replies.addressCorrected(id, false))
})

test('orders are found by number, name, e-mail, town and telephone, without accents', async () => {
  const { sql } = server.services.database
  const client = await server.registerClient({ firstName: 'Zoé', lastName: 'Lefèvre-Quint' })
  const lines = [{ product, quantity: 1 }]
  const order = { clientId: client.id, state: 'payée' as const, lines }
  const { id } = await newOrder(sql, { ...order, delivery: 'domicile' })
  // The town of an order that is fetched is the shop's.
  const fetching = await server.registerClient({ lastName: 'Quint-Retrait' })
  await newOrder(sql, { ...order, clientId: fetching.id })
  const found = async (q: string) =>
    (await list(`q=${encodeURIComponent(q)}`)).orders.map((order) => String(order.id))
  for (const q of [id, 'lefevre', 'ZOE quint', client.email, 'quint blois'])
    expect([q, await found(q)]).toEqual([q, [id]])
  const phone = raw`jsonb_build_object('phone', '06 12 34 56 79')`
  await sql
    .update(orders)
    .set({ addressParts: phone })
    .where(eq(orders.id, Number(id)))
  for (const q of ['0612345679', '06.12.34.56.79', '+33 6 12 34 56 79'])
    expect([q, await found(q)]).toEqual([q, [id]])
  expect(await found('zoé paris')).toEqual([])
  expect(await found('%')).not.toEqual([])
  expect((await list('q=' + '%00')).orders).toBeUndefined()
})

test('a list goes on where its page ended, and counts what is in each state', async () => {
  const { sql } = server.services.database
  const client = await server.registerClient({ lastName: 'Trente' })
  const lines = [{ product, quantity: 1 }]
  for (let made = 0; made < 33; made += 1)
    await newOrder(sql, { clientId: client.id, state: 'prête', lines })
  const first = await list('q=trente')
  const second = await list(`q=trente&after=${String(first.next)}`)
  const ids = [...first.orders, ...second.orders].map(({ id }) => id)
  expect([first.orders.length, second.orders.length, new Set(ids).size]).toEqual([30, 3, 33])
  expect(second.next).toBeNull()
  expect(first.counts).toContainEqual({ state: 'prête', count: 33 })
  expect((await list('state=expirée')).orders).toEqual([])
})

test('orders whose refund is under way, or failed lately, are a list of their own', async () => {
  const { sql } = server.services.database
  const id = await buy()
  for (const cents of [500, 300])
    await act(id, 'refund', { version: (await read(id)).version, cents }, manager)
  const open = async () => {
    const { orders, open_refunds } = await list('refunds=open')
    const today = (await manager.send<{ refunds: number }>('GET', '/api/admin/today')).body
    // Today counts orders too, though each has two refunds.
    expect(today.refunds).toBe(open_refunds)
    return [orders.map((order) => order.id), open_refunds]
  }
  const isOfOrder = eq(refunds.orderId, id)
  expect(await open()).toEqual([[], 0])
  await sql.update(refunds).set({ state: 'requested', endedAt: null }).where(isOfOrder)
  expect(await open()).toEqual([[id], 1])
  await sql.update(refunds).set({ state: 'failed' }).where(isOfOrder)
  expect(await open()).toEqual([[id], 1])
  const longAgo = new Date(server.services.clock().getTime() - 32 * 24 * 3_600_000)
  // What counts is when it failed.
  const now = server.services.clock()
  await sql.update(refunds).set({ createdAt: longAgo, endedAt: now }).where(isOfOrder)
  expect(await open()).toEqual([[id], 1])
  await sql.update(refunds).set({ endedAt: longAgo }).where(isOfOrder)
  expect(await open()).toEqual([[], 0])
})

test('orders whose payment is disputed are a list of their own, and are not prepared with others', async () => {
  const { sql } = server.services.database
  const id = await buy()
  const disputed = async () => {
    const { orders, disputed } = await list('disputed=open')
    return [orders.map((order) => order.id), disputed]
  }
  const waiting = async () => (await manager.send<object>('GET', '/api/admin/today')).body
  expect(await disputed()).toEqual([[], 0])
  const isOfOrder = eq(paymentAttempts.orderId, id)
  await sql.update(paymentAttempts).set({ disputedAt: new Date() }).where(isOfOrder)
  expect(await disputed()).toEqual([[id], 1])
  expect(await waiting()).toMatchObject({ disputes: 1 })
  const prepare = async () => {
    const chosen = [{ id, version: (await read(id)).version }]
    const { body } = await manager.send<object>('POST', '/api/admin/preparation', {
      orders: chosen,
    })
    return body
  }
  const contested = { refused: [{ id, reason: replies.contested }], is_refused: true }
  expect(await prepare()).toMatchObject(contested)
  await sql.update(paymentAttempts).set({ disputedAt: null }).where(isOfOrder)
  const { version } = await read(id)
  await act(id, 'refund', { version, cents: (await read(id)).held_cents }, manager)
  expect(await prepare()).toMatchObject({ refused: [{ id, reason: replies.moneyReturned }] })
  // A refund that is on its way counts as much.
  await sql.update(refunds).set({ state: 'requested' }).where(eq(refunds.orderId, id))
  expect(await prepare()).toMatchObject({ refused: [{ id, reason: replies.moneyReturned }] })
})

test('a refund that the provider refuses at once is not said to be asked for', async () => {
  const id = await buy()
  const provider = server.services.providers.byName('demonstration')!
  jest.spyOn(provider, 'refund').mockRejectedValueOnce(new ProviderRefused('charge_disputed'))
  const { version } = await read(id)
  const { body } = await act(id, 'refund', { version, cents: 500 }, manager)
  expect(body).toMatchObject({ message: replies.refundRefused(id, 500), is_refused: true })
})

test('a refund that was made later than it was asked for is in the history of the later day', async () => {
  const id = await buy()
  const { version } = await read(id)
  await act(id, 'refund', { version, cents: 500 }, manager)
  const made = {
    createdAt: new Date('2026-11-02T10:00:00Z'),
    endedAt: new Date('2026-11-05T10:00:00Z'),
  }
  const isOfOrder = eq(refunds.orderId, id)
  await server.services.database.sql.update(refunds).set(made).where(isOfOrder)
  expect((await read(id)).refunds).toMatchObject([{ at: made.endedAt.toISOString() }])
})

test('an account is not erased while a refund of its order is still to be made', async () => {
  const { sql } = server.services.database
  const id = await buy()
  const { version } = await read(id)
  await act(id, 'refund', { version, cents: 500 }, manager)
  await sql.update(refunds).set({ state: 'requested' }).where(eq(refunds.orderId, id))
  await sql.update(orders).set({ state: 'annulée' }).where(eq(orders.id, id))
  const { email, id: client } = shopper.client
  const path = `/api/admin/clients/${client}/erasure`
  const { status, body } = await manager.send<Changed>('POST', path, { email })
  expect([status, body.message]).toEqual([409, clientReplies.ordersOpen([id])])
})

test('a parcel that should have arrived days ago waits to be noted as delivered', async () => {
  const { sql } = server.services.database
  const [one, other] = [await buy(), await buy()]
  const waiting = async () =>
    (await manager.send<{ not_delivered: number }>('GET', '/api/admin/today')).body.not_delivered
  const before = await waiting()
  const sent = (id: number, days: number) =>
    sql
      .update(orders)
      .set({ state: 'expédiée', promisedTo: addDays(inParis(new Date()).day, -days) })
      .where(eq(orders.id, id))
  await sent(one, 3)
  await sent(other, 4)
  expect(await waiting()).toBe(before + 1)
})

test('the reference of a transfer finds its order, also as a bank prints it', async () => {
  const id = await buy()
  for (const reference of [`${id}-A9D31B`, `${id}a9d31b`])
    expect((await list(`q=${reference}`)).orders.map((order) => order.id)).toEqual([id])
})

test('a note is in the client’s own data, and goes with the account', async () => {
  const { sql } = server.services.database
  const id = await buy()
  const noted = await act(id, 'notes', { text: 'Sonner chez la voisine' })
  expect(noted.body.order.log.at(-1)).toMatchObject({ after: { text: 'Sonner chez la voisine' } })
  const { version } = noted.body.order
  await act(id, 'cancel', { version }, manager)
  await deleteClient(server.services, shopper.client.id, eraseOrders)
  const left = JSON.stringify(await sql.select().from(auditLog))
  expect(left).not.toContain('voisine')
  expect(JSON.stringify(await sql.select().from(orderSearch))).not.toContain(shopper.client.email)
})

test('a parcel of a deleted client still names whom it goes to, until it has arrived', async () => {
  const { sql } = server.services.database
  const ready = await buy()
  const sent = await buy()
  const { name } = (await read(sent)).client
  const become = async (state: string) =>
    act(sent, 'state', { version: (await read(sent)).version, state })
  for (const state of ['en préparation', 'expédiée']) await become(state)
  await deleteClient(server.services, shopper.client.id, eraseOrders)
  const paper = `/api/admin/preparation?orders=${ready}`
  expect((await helper.send('GET', paper)).body).toMatchObject({ orders: [{ name }] })
  expect((await read(sent)).client).toMatchObject({ name, email: null })
  await become('livrée')
  expect((await read(sent)).client.name).toBe('')
  const [stored] = await sql.select().from(orders).where(eq(orders.id, sent))
  expect(stored?.recipient).toBeNull()
})

// law: erasure
test('what is written of a deleted client goes when the parcel arrives', async () => {
  const { sql } = server.services.database
  const id = await buy()
  await deleteClient(server.services, shopper.client.id, eraseOrders)
  const address = { street: '12 allée des Tilleuls', postcode: '41000', town: 'Blois' }
  const state = (to: string, version: number, shipment = {}) =>
    act(id, 'state', { version, state: to, ...shipment })
  const { version } = await read(id)
  await act(id, 'address', { version, address })
  await act(id, 'notes', { text: 'Sonner chez Mme Perdrix' })
  await state('en préparation', version + 2)
  const shipment = { carrier: 'Colissimo', tracking_number: '6A99999999901' }
  await state('expédiée', version + 3, shipment)
  const written = async () => JSON.stringify(await sql.select().from(auditLog))
  for (const text of ['Tilleuls', 'Perdrix', '6A99999999901'])
    expect(await written()).toContain(text)
  expect((await state('livrée', version + 4)).status).toBe(200)
  for (const text of ['Tilleuls', 'Perdrix', '6A99999999901'])
    expect(await written()).not.toContain(text)
  expect((await read(id)).log.map(({ after }) => after?.state)).toEqual([
    undefined,
    undefined,
    'en préparation',
    'expédiée',
    'livrée',
  ])
})

// law: erasure
test('nothing is noted any more on a finished order of a deleted client', async () => {
  const id = await buy()
  await deleteClient(server.services, shopper.client.id, eraseOrders)
  expect(await read(id)).toMatchObject({ may_note: true })
  expect((await act(id, 'notes', { text: 'Sonner chez Mme Merle' })).status).toBe(200)
  const { version } = await read(id)
  await act(id, 'cancel', { version }, manager)
  expect(await read(id)).toMatchObject({ state: 'annulée', may_note: false })
  const late = await act(id, 'notes', { text: 'Rappeler Mme Merle' })
  expect([late.status, late.body.message]).toEqual([409, replies.noteNeverErased])
  const { sql } = server.services.database
  expect(JSON.stringify(await sql.select().from(auditLog))).not.toContain('Merle')
})

test('the number of a parcel goes from the log with the account', async () => {
  const id = await buy()
  const { version } = await read(id)
  await act(id, 'state', { version, state: 'en préparation' })
  const shipment = { carrier: 'Colissimo', tracking_number: '6A99999999902' }
  await act(id, 'state', { version: version + 1, state: 'expédiée', ...shipment })
  const other = { carrier: 'DPD', tracking_number: '6A99999999905' }
  await act(id, 'state', { version: version + 2, state: 'expédiée', ...other })
  await deleteClient(server.services, shopper.client.id, eraseOrders)
  const { sql } = server.services.database
  const written = async () =>
    JSON.stringify([await sql.select().from(auditLog), await sql.select().from(orders)])
  expect(JSON.stringify(await sql.select().from(auditLog))).not.toMatch(/6A9999999990[25]/)
  // The parcel is still on its way.
  await act(id, 'state', { version: version + 3, state: 'expédiée', ...shipment })
  expect(await written()).toContain('6A99999999902')
  await act(id, 'state', { version: version + 4, state: 'livrée' })
  expect(await written()).not.toMatch(/6A9999999990[25]/)
})

test('today says what waits, and the takings to those who see figures', async () => {
  const today = (by: Member) =>
    by.send<{ to_prepare: number; takings: { day: { cents: number } } | null }>(
      'GET',
      '/api/admin/today',
    )
  const before = (await today(manager)).body
  const id = await buy(1)
  const after = (await today(manager)).body
  expect(after.to_prepare).toBe(before.to_prepare + 1)
  const { total_cents } = await read(id)
  expect(after.takings!.day.cents).toBe(before.takings!.day.cents + total_cents)
  expect((await today(helper)).body.takings).toBeNull()
})
