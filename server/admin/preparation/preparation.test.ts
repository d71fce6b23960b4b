import type { StaffOrder } from '../../../contract/api/staff/staffOrder'
import type {
  NotPrepared,
  PreparedArticle,
  PreparedOrder,
} from '../../../contract/api/staff/staffPreparation'
import { maxOrdersAtOnce } from '../../../contract/maxOrdersAtOnce'
import { insertProduct } from '../../../testing/makeData'
import { newOrder } from '../../../testing/requests/newOrder'
import { shopperOn } from '../../../testing/shopperOn'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import { adminReplies as replies } from '../../../wording/replies/admin'
import { ordersReplies } from '../../../wording/replies/orders'
import { pickingOf } from './rules'
import { prepareOrders } from './prepareOrders'

jest.setTimeout(120_000)

let server: TestServer
let manager: Member
let helper: Member
let product: Awaited<ReturnType<typeof insertProduct>>
beforeAll(async () => {
  server = await startServer()
  manager = await staffOn(server)
  helper = await staffOn(server, 'préparation')
  product = await insertProduct(server.services.database.sql, { stock: 5000, name: 'Kenya AA' })
})
afterAll(() => server.close())

const url = '/api/admin/preparation'
type Prepared = { prepared: number[]; refused: NotPrepared[]; message: string }
type Wish = { id: number; version: number }
const prepare = (orders: Wish[], by = helper) => by.send<Prepared>('POST', url, { orders })
const read = async (id: number) =>
  (await helper.send<StaffOrder>('GET', `/api/admin/orders/${id}`)).body

/** Paid orders of a new client, as the list shows them. */
async function paid(count: number, state: 'payée' | 'panier' | 'expédiée' = 'payée') {
  const { sql } = server.services.database
  const made: Wish[] = []
  for (let number = 0; number < count; number += 1) {
    const { id: clientId } = await server.registerClient()
    const lines = [{ product, quantity: 2 }]
    const { id } = await newOrder(sql, { clientId, state, delivery: 'domicile', lines })
    made.push({ id: Number(id), version: 0 })
  }
  return made
}
const idsOf = (orders: readonly { id: number }[]) => orders.map(({ id }) => id)

test('thirty paid orders are in preparation after one request, and each has its line in the log', async () => {
  const orders = await paid(30)
  const { body } = await prepare(orders)
  expect(body).toEqual({
    prepared: idsOf(orders),
    refused: [],
    message: replies.preparedTogether(30, 0),
  })
  const { state, version, log } = await read(orders[29]!.id)
  expect([state, version, log.map(({ who }) => who)]).toEqual(['en préparation', 1, [helper.email]])
})

test('two members press with the same orders: each order changes once, and the other is told who did it', async () => {
  const orders = await paid(12)
  const [one, other] = await Promise.all([prepare(orders, helper), prepare(orders, manager)])
  const all = [...one.body.prepared, ...other.body.prepared]
  expect(all.sort()).toEqual(idsOf(orders).sort())
  expect(one.body.refused.map(({ id }) => id).sort()).toEqual(other.body.prepared.sort())
  for (const [reply, rival] of [
    [one, manager],
    [other, helper],
  ] as const)
    for (const { state, reason } of reply.body.refused) {
      expect(state).toBe('en préparation')
      expect(reason).toContain(rival.email)
    }
  for (const { id } of orders) expect((await read(id)).log).toHaveLength(1)
})

test('what cannot change holds back no other, and says why', async () => {
  const [first, second] = await paid(2)
  const [shipped] = await paid(1, 'expédiée')
  const [cart] = await paid(1, 'panier')
  const unknown = { id: 99_999_999, version: 0 }
  const stale = { ...second!, version: 7 }
  const { body } = await prepare([shipped!, cart!, unknown, stale, first!, first!])
  expect(body.prepared).toEqual([first!.id])
  expect(body.message).toBe(replies.preparedTogether(1, 4))
  expect(body.refused).toEqual([
    {
      id: shipped!.id,
      state: 'expédiée',
      reason: ordersReplies.impossibleChange('expédiée', 'en préparation', [
        'livrée',
        'perdue',
        'retournée',
      ]),
    },
    { id: cart!.id, state: null, reason: ordersReplies.unknown },
    { id: unknown.id, state: null, reason: ordersReplies.unknown },
    { id: stale.id, state: 'payée', reason: ordersReplies.changedMeanwhile },
  ])
})

test('after a fault the rest is left as it is, and says so', async () => {
  const orders = await paid(3)
  const [reported, moments] = [[] as unknown[], [new Date()]]
  const clock = () => {
    const now = moments.pop()
    if (!now) throw new Error('The clock is broken')
    return now
  }
  const report = (error: unknown) => reported.push(error)
  const broken = { ...server.services, clock, report }
  const { prepared, refused } = await prepareOrders(broken, { orders, by: helper.id })
  expect([prepared, reported]).toEqual([[orders[0]!.id], [new Error('The clock is broken')]])
  const reason = replies.notTried
  expect(refused).toEqual(idsOf(orders.slice(1)).map((id) => ({ id, state: null, reason })))
  expect((await read(orders[1]!.id)).state).toBe('payée')
})

test('more than a hundred orders, none, and what is no number are refused', async () => {
  const many = Array.from({ length: maxOrdersAtOnce + 1 }, (_, place) => 30_000_000 + place)
  const asked = (ids: readonly unknown[]) =>
    helper.send('GET', `${url}?orders=${ids.map(String).join('-')}`)
  expect((await prepare(many.map((id) => ({ id, version: 0 })))).status).toBe(400)
  expect((await prepare([])).status).toBe(400)
  expect((await prepare([{ id: 0.5, version: 0 }])).status).toBe(400)
  expect((await asked(many)).status).toBe(400)
  expect((await asked(many.slice(1))).status).toBe(200)
  for (const ids of [[], ['x'], ["1' or '1"], [1]]) expect((await asked(ids)).status).toBe(400)
})

type Preparation = {
  picks: PreparedArticle[]
  orders: PreparedOrder[]
  left_out: { id: number; state: string | null }[]
}
const printed = async (ids: readonly number[]) =>
  (await helper.send<Preparation>('GET', `${url}?orders=${ids.join('-')}`)).body

test('what is printed sums the articles of the chosen orders, without refunded pieces', async () => {
  const { sql } = server.services.database
  const beans = await insertProduct(sql, { name: 'Éthiopie', facts: { beans: true } })
  const buy = async (...lines: [string, object][]) => {
    const shopper = await shopperOn(server, { firstName: 'Zoé', lastName: 'Lefèvre' })
    for (const [serial, more] of lines) await shopper.add(serial, more)
    const { body } = await shopper.payCart({ command_delivery: 'domicile' })
    return Number(body.order.command_id)
  }
  const first = await buy(
    [product.serial, { command_quantity: 3 }],
    [beans.serial, { command_grind: 'filtre' }],
  )
  const second = await buy([product.serial, { command_quantity: 2 }], [beans.serial, {}])
  const [shipped] = await paid(1, 'expédiée')
  const { version, lines } = await read(first)
  const line = { id: lines[0]!.id, quantity: 1 }
  await manager.send('POST', `/api/admin/orders/${first}/refund`, { version, lines: [line] })

  const { picks, orders, left_out } = await printed([second, first, shipped!.id, 99_999_999])
  expect(picks.map(({ name, grind, quantity }) => [name, grind, quantity])).toEqual([
    ['Éthiopie', 'filtre', 1],
    ['Éthiopie', 'grains', 1],
    ['Kenya AA', null, 4],
  ])
  expect(
    orders.map(({ id, name, address, lines: packed }) => [id, name, address, packed.length]),
  ).toEqual(
    [first, second].map((id) => [id, 'Zoé Lefèvre', ['2 place du Château', '41000 Blois'], 2]),
  )
  expect(left_out).toEqual([
    { id: shipped!.id, state: 'expédiée', is_withdrawn: false },
    { id: 99_999_999, state: null, is_withdrawn: false },
  ])
})

test('picks are in the order of the shelves: by category, then by name as French sorts it', () => {
  const article = (category: string, name: string, quantity = 1): PreparedArticle => ({
    ...{ category, name, quantity, grind: null },
    serial: name,
  })
  const picks = pickingOf([
    article('Thé', 'Sencha'),
    article('Café', 'Kenya AA'),
    article('Café', 'Éthiopie'),
    article('Thé', 'Sencha', 4),
  ])
  expect(picks.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Éthiopie', 1],
    ['Kenya AA', 1],
    ['Sencha', 5],
  ])
})
