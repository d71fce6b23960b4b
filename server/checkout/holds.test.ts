import { eq } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { shopperOn } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { checkoutReplies } from '../../wording/replies/checkout'
import { deleteClient } from '../clients/deleteClient'
import { orders, shopSettings } from '../database/schema'
import { eraseOrders } from '../orders/eraseOrders'
import { defaultHours, type ClosedWeeks } from '../shop/calendarSettings'
import { setSetting } from '../shop/setSetting'
import { endOpenAttempt } from './attempts'
import { expireOrders } from './expireOrders'
import { resumePayment } from './resumePayment'

// Starts an embedded database, next to other workers.
// A Tuesday.
const ordered = new Date('2026-12-22T08:15:00Z')
let now = ordered
let server: TestServer
beforeAll(async () => {
  const TRANSFER_IBAN = 'FR1420041010050500013M02606'
  const settings = { PAYMENT: 'counter,transfer', TRANSFER_IBAN }
  server = await startServer({ settings, clock: () => now })
})
afterAll(() => server.close())
beforeEach(() => {
  now = ordered
})
afterEach(() => database().delete(shopSettings))

const database = () => server.services.database.sql
async function openFromTuesday(closedWeeks: ClosedWeeks) {
  const span = [{ from: '10:00', to: '19:00' }]
  const days = { tuesday: span, wednesday: span, thursday: span, friday: span, saturday: span }
  const at = ordered
  await setSetting(database(), { name: 'hours', value: { ...defaultHours, ...days }, at })
  await setSetting(database(), { name: 'closedWeeks', value: closedWeeks, at })
}
async function orderBy(payment_means: 'counter' | 'transfer') {
  const shopper = await shopperOn(server)
  await shopper.add((await insertProduct(database(), { stock: 5 })).serial)
  const { body } = await shopper.payCart({ payment_means, command_delivery: 'magasin' })
  const { command_id: id } = body.order
  return { shopper, id, line: async () => (await shopper.order(id)).body[0] }
}

async function findOrder(id: number) {
  const columns = { state: orders.state, heldUntil: orders.heldUntil }
  return (await database().select(columns).from(orders).where(eq(orders.id, id)))[0]
}

test.each([
  ['where a Monday is closed', [], '2026-12-29', '2027-01-05T22:59:00.000Z'],
  [
    'through closed weeks',
    [{ from: '2026-12-23', to: '2027-01-04' }],
    '2027-01-07',
    '2027-01-14T22:59:00.000Z',
  ],
])(
  'what is paid at the counter waits there for all its days %s',
  async (_, closed, from, command_held_until) => {
    await openFromTuesday(closed)
    const { line } = await orderBy('counter')
    expect(await line()).toMatchObject({ command_dates: { from }, command_held_until })
  },
)

test('what is paid at the counter waits through public holidays on which its last day falls', async () => {
  await openFromTuesday([])
  now = new Date('2026-12-15T08:15:00Z')
  const { line } = await orderBy('counter')
  // Seven days later is Christmas, and seven after that New Year.
  const expected = {
    command_dates: { from: '2026-12-18' },
    command_held_until: '2027-01-08T22:59:00.000Z',
  }
  expect(await line()).toMatchObject(expected)
})

test('what is paid at the counter waits through a closure in which its last day falls', async () => {
  await openFromTuesday([])
  const [atCounter, byTransfer] = [await orderBy('counter'), await orderBy('transfer')]
  await openFromTuesday([
    { from: '2026-12-28', to: '2027-01-09' },
    { from: '2027-01-10', to: '2027-01-11' },
  ])
  const readBoth = () => Promise.all([atCounter, byTransfer].map(({ id }) => findOrder(Number(id))))
  const expireAt = async (at: string) => {
    now = new Date(at)
    await expireOrders(server.services)
    return readBoth()
  }
  // Seven days after the eleventh.
  const held = { state: 'en attente de paiement', heldUntil: new Date('2027-01-18T22:59:00Z') }
  const ended = { state: 'expirée', heldUntil: null }
  expect(await expireAt('2027-01-05T23:00:00Z')).toEqual([held, ended])
  expect(await expireAt('2027-01-18T22:58:00Z')).toEqual([held, ended])
  expect(await expireAt('2027-01-18T23:00:00Z')).toEqual([ended, ended])
})

test('what was held through a closure goes back to the counter after another try', async () => {
  await openFromTuesday([])
  const { shopper, id } = await orderBy('counter')
  await openFromTuesday([{ from: '2026-12-28', to: '2027-01-09' }])
  now = new Date('2027-01-05T23:00:00Z')
  await expireOrders(server.services)
  // As a try by card ends.
  await endOpenAttempt(database(), Number(id), { state: 'expired', at: now })
  await resumePayment(server.services, {
    orderId: Number(id),
    clientId: shopper.client.id,
    means: 'counter',
  })
  const heldUntil = new Date('2027-01-16T22:59:00Z')
  expect(await findOrder(Number(id))).toEqual({ state: 'en attente de paiement', heldUntil })
})

test('what a deleted client left at the counter ends also in a closure', async () => {
  await openFromTuesday([])
  const { shopper, id } = await orderBy('counter')
  await openFromTuesday([{ from: '2026-12-21', to: '2027-01-09' }])
  await deleteClient(server.services, shopper.client.id, eraseOrders)
  await expireOrders(server.services)
  expect(await findOrder(Number(id))).toEqual({ state: 'expirée', heldUntil: null })
})

test('a transfer has its days from the order on, also where its means changes', async () => {
  await openFromTuesday([])
  const { shopper, id, line } = await orderBy('transfer')
  expect((await line())?.command_held_until).toBe('2026-12-29T22:59:00.000Z')
  expect((await shopper.resume(id, 'counter')).status).toBe(200)
  expect((await line())?.command_held_until).toBe('2027-01-05T22:59:00.000Z')
  now = new Date('2026-12-29T23:01:00Z')
  const resume = { orderId: Number(id), clientId: shopper.client.id }
  await expect(
    resumePayment(server.services, { ...resume, means: 'transfer' }),
  ).rejects.toMatchObject({ message: checkoutReplies.orderMeansUnavailable })
  await resumePayment(server.services, { ...resume, means: 'counter' })
})
