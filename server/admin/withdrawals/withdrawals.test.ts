import type { StaffOrder } from '../../../contract/api/staff/staffOrder'
import type { StaffWithdrawal } from '../../../contract/api/staff/staffWithdrawals'
import { insertProduct } from '../../../testing/makeData'
import { shopperOn, type Shopper } from '../../../testing/shopperOn'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import { storeGuestWithdrawal } from '../../../testing/storeGuestWithdrawal'
import { adminReplies } from '../../../wording/replies/admin'
import { withdrawals } from '../../database/schema'
import { changeOrderState } from '../../orders/changeState'
import { duePageSize } from '../../withdrawals/listDue'

let server: TestServer
let manager: Member
let helper: Member
let shopper: Shopper
beforeAll(async () => {
  server = await startServer()
  manager = await staffOn(server)
  helper = await staffOn(server, 'préparation')
})
afterAll(() => server.close())

/** A delivered order of two teas, and what a guest declares of it. */
async function withdrawn({ articles = null as string | null, state = 'livrée' } = {}) {
  shopper = await shopperOn(server)
  const { sql } = server.services.database
  const product = await insertProduct(sql, { stock: 5, priceCents: 1290, name: 'Sencha' })
  await shopper.add(product.serial, { command_quantity: 2 })
  const paid = await shopper.payCart({ expected_total: 25.8 })
  const order = Number(paid.body.order.command_id)
  if (state === 'livrée')
    for (const to of ['en préparation', 'expédiée', 'livrée'])
      await changeOrderState(server.services, { id: order, state: to })
  const { email } = shopper.client
  const declared = { email, orderText: `n° ${order}`, articles, submittedAt: new Date() }
  return { order, id: await storeGuestWithdrawal(sql, declared) }
}

type Listed = { withdrawals: StaffWithdrawal[]; next: string | null }
type Done = { message: string; code?: string; fields?: Record<string, string> }
/** An act on a withdrawal as it is now, or as it was seen before. */
async function act(id: number, what: string, given: object = {}, by = manager) {
  const body = { version: (await read(id))?.version ?? 'unknown', ...given }
  return by.send<Done>('POST', `/api/admin/withdrawals/${id}/${what}`, body)
}
async function read(id: number): Promise<StaffWithdrawal | undefined> {
  const url = '/api/admin/withdrawals'
  const { body } = await helper.send<Listed>('GET', url)
  return body.withdrawals.find((one) => one.id === id)
}
const orderOf = async (id: number) =>
  (await manager.send<StaffOrder>('GET', `/api/admin/orders/${id}`)).body

// law: withdrawal-refund
test('a withdrawal is matched, accepted, received and refunded, each in one act that is logged', async () => {
  const { order, id } = await withdrawn()
  const today = await helper.send<{ withdrawals: number }>('GET', '/api/admin/today')
  expect(today.body.withdrawals).toBeGreaterThan(0)
  expect(await read(id)).toMatchObject({ order: null, likely_order: order, state: 'received' })
  expect((await act(id, 'decision', { accepted: true })).status).toBe(409)
  await act(id, 'order', { order: String(order) })
  expect(await read(id)).toMatchObject({ order, is_late: false, next: ['accepted', 'refused'] })
  await act(id, 'decision', { accepted: true })
  expect((await server.readMails(shopper.client.email)).join('\n')).toContain('est acceptée')
  await act(id, 'goods-back', {}, helper)
  const refunded = await act(id, 'refund', { restock: true })
  expect(refunded.body.message).toContain('25,80')
  expect(await read(id)).toMatchObject({ state: 'refunded', next: [] })
  expect((await act(id, 'refund', { restock: true })).status).toBe(409)
  const { log, returned_cents: returned } = await orderOf(order)
  const said = log.filter(({ act: one }) => one.startsWith('withdrawal'))
  expect(returned).toBe(2580)
  expect(said.map(({ who, after }) => [who, after?.state])).toEqual([
    [manager.email, undefined],
    [manager.email, 'accepted'],
    [helper.email, 'goods_back'],
    [manager.email, 'refunded'],
  ])
})

test('articles that were named are picked on the order', async () => {
  const { order, id } = await withdrawn({ articles: 'un Sencha' })
  const tooMany = { order: String(order), lines: [{ place: 1, quantity: 3 }] }
  expect((await act(id, 'order', tooMany)).status).toBe(409)
  await act(id, 'order', { order: String(order), lines: [{ place: 1, quantity: 1 }] })
  expect((await read(id))?.lines).toEqual([{ name: 'Sencha', quantity: 1 }])
  await act(id, 'decision', { accepted: true })
  expect((await act(id, 'refund', { restock: false })).body.message).toContain('12,90')
})

test('the order of a guest’s withdrawal can be said again until it is accepted', async () => {
  const wrong = (await withdrawn()).order
  const { order, id } = await withdrawn()
  await act(id, 'order', { order: String(wrong) })
  expect(await read(id)).toMatchObject({ order: wrong, may_match: true })
  await act(id, 'order', { order: String(order) })
  await act(id, 'decision', { accepted: false, reason: 'Le paquet est ouvert.' })
  expect(await read(id)).toMatchObject({ order, may_match: true })
  await act(id, 'decision', { accepted: true })
  expect(await read(id)).toMatchObject({ may_match: false })
})

test('a client’s own withdrawal keeps the order that they chose', async () => {
  const { order } = await withdrawn()
  const { id: client_id } = shopper.client
  await shopper.send('POST', '/api/client/withdrawals', { client_id, command_id: order })
  const { body } = await helper.send<Listed>('GET', '/api/admin/withdrawals')
  const own = body.withdrawals.find((one) => one.order === order)
  expect(own).toMatchObject({ state: 'received', may_match: false })
})

test('a refusal needs its reason, which the client reads', async () => {
  const { id } = await withdrawn()
  const unsaid = await act(id, 'decision', { accepted: false, reason: ' ' })
  expect(unsaid).toMatchObject({ status: 400, body: { message: adminReplies.reasonMissing } })
  await act(id, 'decision', { accepted: false, reason: 'Le paquet est ouvert.' })
  expect((await server.readMails(shopper.client.email)).join('\n')).toContain(
    'Le paquet est ouvert.',
  )
  expect(await read(id)).toMatchObject({ state: 'refused', refusal: 'Le paquet est ouvert.' })
})

test('a cart, an unknown order and an unknown withdrawal are answered with 404', async () => {
  const { id } = await withdrawn({ state: 'payée' })
  const product = await insertProduct(server.services.database.sql, { stock: 5 })
  const cart = (await shopper.add(product.serial)).body.cart[0]?.command_id
  for (const order of [String(cart), '99999999', 'x'])
    expect((await act(id, 'order', { order })).status).toBe(404)
  expect((await act(999_999_999, 'decision', { accepted: true })).status).toBe(404)
})

test('what was decided meanwhile refuses the opposite decision, and its client reads one', async () => {
  const { order, id } = await withdrawn()
  const { email } = shopper.client
  const unmatched = (await read(id))!.version
  await act(id, 'order', { order: String(order) })
  const second = await withdrawn()
  const stale = await act(id, 'order', { version: unmatched, order: String(second.order) })
  expect(stale).toMatchObject({ status: 409, body: { code: 'withdrawal_changed' } })
  expect(stale.body.message).toContain(`${manager.email} l’a rapprochée`)
  const { version } = (await read(id))!
  await act(id, 'decision', { accepted: true })
  const opposite = { version, accepted: false, reason: 'Le paquet est ouvert.' }
  const refused = await act(id, 'decision', opposite)
  expect(refused).toMatchObject({ status: 409, body: { code: 'withdrawal_changed' } })
  expect(refused.body.message).toContain(`${manager.email} l’a passée à «\u00a0acceptée`)
  for (const [what, body] of [
    ['goods-back', {}],
    ['refund', { restock: false }],
  ] as const)
    expect(await act(id, what, { version, ...body })).toMatchObject({ status: 409 })
  expect(await read(id)).toMatchObject({ state: 'accepted', order })
  const mails = (await server.readMails(email)).join('\n')
  expect([mails.includes('est acceptée'), mails.includes('est ouvert')]).toEqual([true, false])
})

test('invented withdrawals hide none of a known order, and every one is on a page', async () => {
  const { sql } = server.services.database
  const longAgo = new Date(Date.now() - 5 * 24 * 60 * 60_000)
  for (let count = 0; count < 2 * duePageSize; count += 1)
    await storeGuestWithdrawal(sql, { email: `${count}@invented.example`, submittedAt: longAgo })
  const { id, order } = await withdrawn()
  const seen: StaffWithdrawal[] = []
  let after: string | null = ''
  while (after !== null) {
    const url: string = `/api/admin/withdrawals${after && `?after=${after}`}`
    const { body } = await helper.send<Listed>('GET', url)
    if (after === '') expect(body.withdrawals.map((one) => one.id)).toContain(id)
    seen.push(...body.withdrawals)
    after = body.next
  }
  const ids = seen.map((one) => one.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(await sql.$count(withdrawals))
  const open = seen.filter(({ state }) => !['refunded', 'refused'].includes(state))
  const isKnown = open.map((one) => one.order !== null || one.likely_order !== null)
  expect(isKnown).toEqual([...isKnown].sort((one, other) => Number(other) - Number(one)))
  expect(seen.find((one) => one.id === id)?.likely_order).toBe(order)
})

test('the refund of a returned order does not ask again what becomes of its articles', async () => {
  const { order, id } = await withdrawn({ state: 'payée' })
  await act(id, 'order', { order: String(order) })
  expect(await read(id)).toMatchObject({ may_restock: true })
  for (const state of ['en préparation', 'expédiée'])
    await changeOrderState(server.services, { id: order, state })
  await changeOrderState(server.services, { id: order, state: 'retournée', restock: true })
  expect(await read(id)).toMatchObject({ may_restock: false })
  // From a card that was read before; what it answers is said without the terminal’s flags.
  await act(id, 'decision', { accepted: true })
  const stale = await act(id, 'refund', { restock: true })
  expect(stale.body.message).toContain('recommencez sans remise en stock')
})

test('two members of the staff refund a withdrawal once', async () => {
  const { order, id } = await withdrawn()
  await act(id, 'order', { order: String(order) })
  await act(id, 'decision', { accepted: true })
  const both = await Promise.all([1, 2].map(() => act(id, 'refund', { restock: false })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await orderOf(order)).returned_cents).toBe(2580)
})
