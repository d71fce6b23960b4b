import { setImmediate as turn } from 'node:timers/promises'
import { count, eq } from 'drizzle-orm'
import fc from 'fast-check'
import type { StaffOrder } from '../../../contract/api/staff/staffOrder'
import type { StaffWithdrawal } from '../../../contract/api/staff/staffWithdrawals'
import { findMoneyFaults } from '../../../testing/findMoneyFaults'
import { insertProduct } from '../../../testing/makeData'
import { bank } from '../../../testing/openCheckout'
import { home, shopperOn, type Reply } from '../../../testing/shopperOn'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import { storeGuestWithdrawal } from '../../../testing/storeGuestWithdrawal'
import { adminReplies } from '../../../wording/replies/admin'
import { ordersReplies } from '../../../wording/replies/orders'
import { endUnpaid } from '../../checkout/endUnpaid'
import { markReceived } from '../../checkout/markReceived'
import { orders, outbox, refunds } from '../../database/schema'
import { decide } from '../../withdrawals/decide'

// Starts an embedded database, next to other workers.
jest.setTimeout(120_000)

const seed = 41
let server: TestServer
let members: [Member, Member]
let product: Awaited<ReturnType<typeof insertProduct>>
beforeAll(async () => {
  const settings = { PAYMENT: 'demonstration,transfer', ...bank }
  server = await startServer({ settings })
  members = [await staffOn(server), await staffOn(server)]
  product = await insertProduct(sql(), { stock: 1000, priceCents: 1000 })
})
afterAll(() => server.close())
const sql = () => server.services.database.sql

type Changed = { order?: StaffOrder; prepared?: number[]; code?: string; message: string }
type Place = { id: number; version: number; withdrawal: Withdrawal; mark: string }
type Withdrawal = Pick<StaffWithdrawal, 'id' | 'version'>
type Body = Record<string, unknown> & { version?: number | string }
/** What a press sends, the act that it is in the log, and the mails that it queues by itself. */
type Press = { path: string; body: Body; act: string; mails: number }

const presses = {
  prepare: ({ id, version }: Place) => toState(id, { version, state: 'en préparation' }, 0),
  prepareMany: ({ id, version }: Place): Press => ({
    ...{ path: '/api/admin/preparation', body: { orders: [{ id, version }] } },
    ...{ act: 'order_state', mails: 0 },
  }),
  ship: ({ id, version, mark }: Place) =>
    toState(
      id,
      { version, state: 'expédiée', carrier: 'Colissimo', tracking_number: `6A${mark}` },
      1,
    ),
  arrive: ({ id, version }: Place) => toState(id, { version, state: 'livrée' }, 0),
  cancel: (at: Place) => onOrder(at, 'cancel', 'order_state', 1),
  refund: (at: Place) => onOrder(at, 'refund', 'order_refund', 0, { cents: 300 }),
  received: (at: Place) => onOrder(at, 'received', 'order_received', 1),
  refundsMade: (at: Place) => onOrder(at, 'refunds-made', 'order_refunds_made', 0),
  address: (at: Place) =>
    onOrder(at, 'address', 'order_address', 1, {
      address: { street: `${at.mark} rue Neuve`, postcode: '41000', town: 'Blois' },
    }),
  goodsBack: ({ withdrawal: { id, version } }: Place): Press => ({
    ...{ path: `/api/admin/withdrawals/${id}/goods-back`, body: { version } },
    ...{ act: 'withdrawal_state', mails: 0 },
  }),
  withdrawn: ({ withdrawal: { id, version } }: Place): Press => ({
    ...{ path: `/api/admin/withdrawals/${id}/refund`, body: { version, restock: false } },
    ...{ act: 'withdrawal_state', mails: 0 },
  }),
}

function onOrder({ id, version }: Place, path: string, act: string, mails: number, more = {}) {
  return { path: `/api/admin/orders/${id}/${path}`, body: { version, ...more }, act, mails }
}
const toState = (id: number, body: Body, mails: number): Press => ({
  path: `/api/admin/orders/${id}/state`,
  ...{ body, act: 'order_state', mails },
})

/** What the order is when both open it, and what is then pressed. */
const beginnings = {
  paid: ['prepare', 'prepareMany', 'cancel', 'refund', 'address'],
  packed: ['ship', 'cancel', 'refund', 'address', 'arrive'],
  unpaid: ['received', 'cancel', 'address', 'prepare'],
  toRefund: ['refundsMade', 'refund', 'cancel', 'prepare'],
  withdrawn: ['goodsBack', 'withdrawn', 'cancel', 'refund'],
} as const
type Beginning = keyof typeof beginnings

const anyHistory = fc.constantFrom(...(Object.keys(beginnings) as Beginning[])).chain((from) => {
  const step = fc.record({
    name: fc.constantFrom(...beginnings[from]),
    // Otherwise the press is about what the screen has shown before.
    isReread: fc.boolean(),
    turns: fc.nat(6),
  })
  const steps = fc.array(step, { minLength: 1, maxLength: 3 })
  return fc.record({ from: fc.constant(from), steps: fc.tuple(steps, steps) })
})
type Steps = { name: keyof typeof presses; isReread: boolean; turns: number }[]

const read = async (id: number) =>
  (await members[0].send<StaffOrder>('GET', `/api/admin/orders/${id}`)).body
async function readWithdrawal(withdrawal: Withdrawal): Promise<Withdrawal> {
  type List = { withdrawals: StaffWithdrawal[] }
  const { body } = await members[0].send<List>('GET', '/api/admin/withdrawals')
  return body.withdrawals.find(({ id }) => id === withdrawal.id) ?? withdrawal
}
const mailsTo = async (clientId: string) =>
  (await sql().select({ mails: count() }).from(outbox).where(eq(outbox.clientId, clientId)))[0]!
    .mails

const none: Withdrawal = { id: 0, version: '' }

/** A new order as both find it. */
async function begin(from: Beginning) {
  const { client, ...shopper } = await shopperOn(server)
  await shopper.add(product.serial, { command_quantity: 2 })
  const isByHand = from === 'unpaid' || from === 'toRefund'
  const paid = await shopper.payCart({
    ...{ command_delivery: 'domicile', adress: home },
    payment_means: isByHand ? 'transfer' : 'demonstration',
  })
  const id = Number(paid.body.order.command_id)
  const [member] = members
  const press = async (name: keyof typeof presses) => {
    const { version } = await read(id)
    const { path, body } = presses[name]({ id, version, withdrawal: none, mark: '1000' })
    expect((await member.send('POST', path, body)).status).toBe(200)
  }
  if (from === 'packed') await press('prepare')
  if (from === 'toRefund') for (const name of ['received', 'refund'] as const) await press(name)
  let withdrawal = none
  if (from === 'withdrawn') {
    for (const name of ['prepare', 'ship', 'arrive'] as const) await press(name)
    const declared = { orderId: id, email: client.email, submittedAt: new Date() }
    const declaredId = await storeGuestWithdrawal(sql(), declared)
    await decide(server.services, { id: declaredId, to: 'accepted', by: member.id })
    withdrawal = await readWithdrawal({ id: declaredId, version: '' })
  }
  return { id, client, withdrawal }
}

type Pressed = Press & { by: Member; version: number; reply: Reply<Changed>; isDone: boolean }

async function work(by: Member, at: Omit<Place, 'mark'>, steps: Steps, mark: number) {
  const done: Pressed[] = []
  let { version, withdrawal } = at
  for (const [index, { name, isReread, turns }] of steps.entries()) {
    if (isReread) {
      version = (await read(at.id)).version
      withdrawal = await readWithdrawal(withdrawal)
    }
    for (let passed = 0; passed < turns; passed += 1) await turn()
    const press = presses[name]({ ...at, version, withdrawal, mark: String(mark + index) })
    const reply = await by.send<Changed>('POST', press.path, press.body)
    const isDone = reply.status === 200 && reply.body.prepared?.length !== 0
    done.push({ ...press, by, version, reply, isDone })
    version = reply.body.order?.version ?? version
  }
  return done
}

test(`two members of the staff on one order: no step is lost or done twice, and each is told the truth (seed ${seed})`, async () => {
  const seen = { done: 0, refused: 0 }
  const history = fc.asyncProperty(anyHistory, async ({ from, steps }) => {
    const { id, client, withdrawal } = await begin(from)
    const before = await read(id)
    const [mailsBefore, refundsBefore] = [await mailsTo(client.id), before.refunds.length]
    const place = { id, version: before.version, withdrawal }
    const pressed = (
      await Promise.all(members.map((member, n) => work(member, place, steps[n]!, 1000 * (n + 1))))
    ).flat()
    const done = pressed.filter(({ isDone }) => isDone)
    seen.done += done.length
    seen.refused += pressed.length - done.length

    // What was done is in the log, once and by whom; what was refused is not.
    const after = await read(id)
    const log = after.log.slice(before.log.length)
    const lines = (acts: { act: string; who: string | null }[]) =>
      acts.map(({ act, who }) => `${act} ${who}`).sort()
    expect(lines(log)).toEqual(lines(done.map(({ act, by }) => ({ act, who: by.email }))))
    // Each act changed the order that its sender saw, so none changed the same one.
    expect(after.version).toBe(before.version + done.length)
    const versions = done.flatMap(({ body }) => (body.version === undefined ? [] : [body.version]))
    expect(new Set(versions).size).toBe(versions.length)
    // The states are a chain without a gap.
    let state = before.state
    for (const { act, before: was, after: is } of log)
      if (act === 'order_state') {
        expect(was?.state).toBe(state)
        state = is?.state as StaffOrder['state']
      } else if (act === 'order_received' && state === 'en attente de paiement') state = 'payée'
    expect(after.state).toBe(state)

    // Each is told the truth, as the database has it.
    const [row] = await sql().select().from(orders).where(eq(orders.id, id))
    expect(after).toMatchObject({ state: row!.state, version: row!.revision })
    for (const { reply, isDone, act, by } of pressed)
      if (isDone) {
        const told = reply.body.order?.log ?? log
        expect(told.some((line) => line.act === act && line.who === by.email)).toBe(true)
      } else if (reply.body.code === 'order_changed') {
        // Who cancels ends the open payment first, which nobody of the staff has done.
        const truths = [...members.map(({ email }) => email), ordersReplies.changedMeanwhile]
        if (after.paid_at !== null) truths.push(adminReplies.paidMeanwhile)
        expect(truths.some((words) => reply.body.message.includes(words))).toBe(true)
      } else if (reply.status !== 200) expect(reply).toMatchObject({ status: 409 })

    // Each mail once: of an act, and of each refund that has left.
    const moved = after.refunds.filter((one) => one.state === 'succeeded').length
    const movedBefore = before.refunds.filter((one) => one.state === 'succeeded').length
    const mails = done.reduce((sum, one) => sum + one.mails, moved - movedBefore)
    expect((await mailsTo(client.id)) - mailsBefore).toBe(mails)
    const kept = await sql().select().from(refunds).where(eq(refunds.orderId, id))
    expect(kept.length).toBeGreaterThanOrEqual(refundsBefore)
    expect(after.held_cents).toBeGreaterThanOrEqual(0)
  })
  await fc.assert(history, { seed, numRuns: 30, endOnFailure: true })
  expect(await findMoneyFaults(sql())).toEqual([])
  // Both outcomes have been seen.
  expect(Math.min(seen.done, seen.refused)).toBeGreaterThan(20)
})

test.each([
  ['is paid', (id: number) => markReceived(server.services, String(id))],
  [
    'is cancelled by the client',
    (orderId: number) => endUnpaid(server.services, { orderId, to: 'annulée', isMailed: false }),
  ],
])(
  'an order that %s while it is open on a screen is not cancelled from there',
  async (_, happen) => {
    const [member] = members
    const { id } = await begin('unpaid')
    await member.send('POST', `/api/admin/orders/${id}/notes`, { text: 'À surveiller' })
    const { version } = await read(id)
    await happen(id)
    const { state, log } = await read(id)
    const late = await member.send('POST', `/api/admin/orders/${id}/cancel`, { version })
    // The last act of the staff is not what has changed it.
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'order_changed', message: ordersReplies.changedMeanwhile },
    })
    expect(await read(id)).toMatchObject({ state, log })
  },
)

test('who confirms refunds where none is to make is told so', async () => {
  const [member] = members
  const { id } = await begin('paid')
  const { version } = await read(id)
  const press = presses.refundsMade({ id, version, withdrawal: none, mark: '' })
  expect(await member.send('POST', press.path, press.body)).toMatchObject({
    status: 409,
    body: { code: 'invalid_input', message: adminReplies.noRefundToMake },
  })
  expect((await read(id)).version).toBe(version)
})
