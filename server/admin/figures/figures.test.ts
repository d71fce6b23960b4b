import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import type { StaffFigures } from '../../../contract/api/staff/staffFigures'
import { insertPayment, insertProduct } from '../../../testing/makeData'
import { openCheckout } from '../../../testing/openCheckout'
import { newOrder } from '../../../testing/requests/newOrder'
import { shopperOn, type Shopper } from '../../../testing/shopperOn'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import { figureReplies as replies } from '../../../wording/replies/staffFigures'
import { markReceived } from '../../checkout/markReceived'
import { refundOrder } from '../../checkout/refundOrder'
import { changeOrderState } from '../../orders/changeState'
import { orderLines, orders, paymentAttempts, refundLines, refunds } from '../../database/schema'
import { totalsOf } from '../../shop/totals'
import { listRates } from './byRate'

jest.setTimeout(120_000)

let now = new Date('2026-11-25T10:00:00Z')
let server: TestServer
let accountant: Member
let shopper: Shopper
beforeAll(async () => {
  server = await startServer({ clock: () => now })
  accountant = await staffOn(server, 'comptable')
  shopper = await shopperOn(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date('2026-11-25T10:00:00Z')
  const { sql } = server.services.database
  for (const table of [refundLines, refunds, paymentAttempts, orderLines, orders])
    await sql.delete(table)
})

const figures = async (query: string) =>
  (await accountant.send<StaffFigures>('GET', `/api/admin/figures?${query}`)).body
const file = async (query: string) =>
  (
    await accountant.send<{ name: string; content: string }>(
      'GET',
      `/api/admin/figures/file?${query}`,
    )
  ).body

type Line = { cents: number; rate?: number; name?: string; quantity?: number }

/** An order paid at this moment, with its payment. */
async function sell(paidAt: string, lines: Line[], feeCents = 0) {
  const { sql } = server.services.database
  const at = new Date(paidAt)
  const sold = []
  for (const { cents, rate = 550, name = 'Moka', quantity = 1 } of lines) {
    const fields = { name, priceCents: cents, vatRate: rate, stock: 20, createdAt: new Date(0) }
    sold.push({ product: await insertProduct(sql, fields), quantity })
  }
  const order = await newOrder(sql, { clientId: shopper.client.id, state: 'livrée', lines: sold })
  const { totalCents } = totalsOf({ lines: toPriced(lines), feeCents })
  await sql
    .update(orders)
    .set({ paidAt: at, orderedAt: at, totalCents, feeCents })
    .where(isOrder(order.id))
  const paid = {
    means: 'card',
    provider: 'stripe',
    amountCents: totalCents,
    createdAt: at,
  } as const
  const attemptId = await insertPayment(sql, Number(order.id), paid)
  return { id: Number(order.id), attemptId, line: order.firstLine, products: sold }
}
const isOrder = (id: string) => eq(orders.id, Number(id))
const toPriced = (lines: Line[]) =>
  lines.map(({ cents, rate = 550, quantity = 1 }) => ({
    priceCents: cents,
    vatRate: rate,
    quantity,
    discountCents: 0,
  }))

type Sold = Awaited<ReturnType<typeof sell>>

/** Money that went back at this moment: one piece of the first line, and money that paid nothing. */
async function refund({ id, attemptId, line }: Sold, endedAt: string, cents: number, more = 0) {
  const { sql } = server.services.database
  const [refundId, at] = [randomUUID(), new Date(endedAt)]
  await sql.insert(refunds).values({
    ...{ id: refundId, orderId: id, attemptId, amountCents: cents + more, reason: '' },
    ...{ requestedBy: 'shop', state: 'succeeded', createdAt: at, endedAt: at },
    vat: [{ vatRate: 550, grossCents: cents, feeCents: 0, vatCents: vatOf(cents) }],
  })
  const returned = { refundId, orderLineId: line, quantity: 1, amountCents: cents }
  await sql.insert(refundLines).values({ ...returned, restocked: false })
}
const vatOf = (cents: number) =>
  totalsOf({ lines: toPriced([{ cents }]), feeCents: 0 }).vat[0]!.vatCents

test('a sale counts on the day it was paid and a refund on its own, without money that paid nothing', async () => {
  const sold = await sell('2026-11-02T10:00:00Z', [{ cents: 1000, quantity: 2 }], 490)
  await refund(sold, '2026-11-04T10:00:00Z', 1000, 300)
  const read = await figures('period=mois')
  expect(read).toMatchObject({
    days: { from: '2026-11-01', to: '2026-11-25' },
    now: { orders: 1, sales_cents: 2490, fees_cents: 490, refunds_cents: 1000 },
    by_product: [{ name: 'Moka', pieces: 1, sales_cents: 2000, refunds_cents: 1000 }],
    by_category: [{ sales_cents: 2000, refunds_cents: 1000, before_cents: 0 }],
    by_means: [{ means: 'card', orders: 1, sales_cents: 2490, refunds_cents: 1000 }],
    documents: null,
  })
  await server.services.database.sql
    .update(refunds)
    .set({ madeBy: 'counter' })
    .where(eq(refunds.orderId, sold.id))
  expect((await figures('period=mois')).by_means).toMatchObject([
    { means: 'card', sales_cents: 2490, refunds_cents: 0 },
    { means: 'counter', orders: 0, sales_cents: 0, refunds_cents: 1000 },
  ])
  expect(read.by_day).toHaveLength(25)
  expect(read.by_day[1]).toEqual({
    ...{ day: '2026-11-02', orders: 1, sales_cents: 2490, refunds_cents: 0 },
  })
  expect(read.by_day[3]).toMatchObject({ day: '2026-11-04', orders: 0, refunds_cents: 1000 })
})

test('a sale is one of the means that paid, not of an earlier payment that went back by a rule', async () => {
  const { sql } = server.services.database
  const { id, attemptId } = await sell('2026-11-02T10:00:00Z', [{ cents: 1000 }])
  const [at, paidAt] = [new Date('2026-11-02T10:00:00Z'), new Date('2026-11-03T10:00:00Z')]
  await sql.insert(refunds).values({
    ...{ id: randomUUID(), orderId: id, attemptId, amountCents: 1000, reason: 'order_expired' },
    ...{ requestedBy: 'system', state: 'succeeded', createdAt: at, endedAt: at, vat: [] },
  })
  await insertPayment(sql, id, {
    ...{ means: 'transfer', provider: 'manual', amountCents: 1000, createdAt: paidAt },
  })
  await sql.update(orders).set({ paidAt }).where(eq(orders.id, id))
  expect((await figures('period=mois')).by_means).toEqual([
    { means: 'transfer', orders: 1, sales_cents: 1000, refunds_cents: 0 },
    { means: 'card', orders: 0, sales_cents: 0, refunds_cents: 0 },
  ])
})

test.each([
  ['before the last hour of summer time', '2026-10-24T21:59:59Z', '2026-10-24'],
  ['in the first hour of the day of 25 hours', '2026-10-24T22:00:00Z', '2026-10-25'],
  ['in the last hour of it', '2026-10-25T22:59:59Z', '2026-10-25'],
  ['after it', '2026-10-25T23:00:00Z', '2026-10-26'],
  ['in the first hour of the day of 23 hours', '2026-03-28T23:00:00Z', '2026-03-29'],
  ['in the last hour of it', '2026-03-29T21:59:59Z', '2026-03-29'],
  ['after it', '2026-03-29T22:00:00Z', '2026-03-30'],
])('a sale %s is one of the day in Paris', async (_, paidAt, day) => {
  await sell(paidAt, [{ cents: 700 }])
  const read = await figures(`from=${day}&to=${day}`)
  expect([read.now.sales_cents, read.by_day]).toEqual([
    700,
    [{ day, orders: 1, sales_cents: 700, refunds_cents: 0 }],
  ])
})

test('today’s takings are the figures of the same days', async () => {
  const sold = await sell('2026-11-25T08:00:00Z', [{ cents: 1000, quantity: 3 }])
  await sell('2026-11-18T08:00:00Z', [{ cents: 400 }])
  await refund(sold, '2026-11-25T09:00:00Z', 1000)
  type Takings = { cents: number; before_cents: number }
  type Today = { takings: Record<'day' | 'week' | 'month', Takings> & { categories: Takings[] } }
  const { takings } = (await accountant.send<Today>('GET', '/api/admin/today')).body
  for (const [name, period] of [['week', 'semaine'] as const, ['month', 'mois'] as const]) {
    const { now: one, then } = await figures(`period=${period}`)
    expect(takings[name]).toEqual({
      cents: one.sales_cents - one.refunds_cents,
      before_cents: then.sales_cents - then.refunds_cents,
    })
  }
  expect(takings.day).toEqual({ cents: 2000, before_cents: 400 })
  expect(takings.categories).toEqual([expect.objectContaining({ cents: 2400, before_cents: 0 })])
})

test('any orders add up to the same VAT as their invoices, cent by cent', async () => {
  const line = fc.record({
    cents: fc.integer({ min: 0, max: 20_000 }),
    rate: fc.constantFrom(0, 550, 1000, 2000),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  const order = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    feeCents: fc.integer({ min: 0, max: 1999 }),
  })
  let day = Date.parse('2025-01-01T12:00:00Z')
  const check = fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 3 }), async (sold) => {
    const at = new Date((day += 86_400_000)).toISOString()
    const expected = new Map<number, { gross: number; vat: number }>()
    for (const { lines, feeCents } of sold) {
      await sell(at, lines, feeCents)
      for (const share of totalsOf({ lines: toPriced(lines), feeCents }).vat) {
        const { gross = 0, vat = 0 } = expected.get(share.vatRate) ?? {}
        const sum = { gross: gross + share.grossCents, vat: vat + share.vatCents }
        expected.set(share.vatRate, sum)
      }
    }
    const days = { from: at.slice(0, 10), to: at.slice(0, 10) }
    const found = await listRates(server.services.database.sql, days)
    expect(
      found.map(({ rate, sales_cents: gross, vat_cents: vat }) => [rate, { gross, vat }]),
    ).toEqual([...expected].sort(([one], [other]) => one - other))
  })
  await fc.assert(check, { numRuns: 40 })
})

test('sales and refunds of real money are those of the documents', async () => {
  const shop = await openCheckout()
  const counting = await staffOn(shop.server, 'comptable')
  const byCard = await shop.startOrder({ pieces: 3, priceCents: 1290 })
  await shop.host.act(byCard.session, 'pay')
  const byTransfer = await shop.fillCart({ pieces: 1, priceCents: 1290 })
  await byTransfer.shopper.pay({ command_id: byTransfer.orderId, payment_means: 'transfer' })
  await markReceived(shop.services, String(byTransfer.orderId))
  const wish = { kind: 'places', lines: [{ place: 1, quantity: 1 }], fee: false } as const
  await refundOrder(shop.services, { id: byCard.orderId, wish, restock: false })
  const { body } = await counting.send<StaffFigures>('GET', '/api/admin/figures?period=semaine')
  const money = { sales_cents: 4 * 1290, refunds_cents: 1290 }
  expect(body.now).toMatchObject(money)
  expect(body.documents).toEqual(money)
  await shop.close()
})

test('an order that was cancelled leaves nothing in the figures of its products', async () => {
  const shop = await openCheckout()
  const counting = await staffOn(shop.server, 'comptable')
  const { orderId, session } = await shop.startOrder({ pieces: 3, priceCents: 1290 })
  await shop.host.act(session, 'pay')
  const wish = { kind: 'places', lines: [{ place: 1, quantity: 1 }], fee: false } as const
  await refundOrder(shop.services, { id: orderId, wish, restock: false })
  await changeOrderState(shop.services, { id: orderId, state: 'annulée' })
  const { body } = await counting.send<StaffFigures>('GET', '/api/admin/figures?period=semaine')
  const none = { sales_cents: 3 * 1290, refunds_cents: 3 * 1290 }
  expect(body.by_product).toMatchObject([{ pieces: 0, ...none }])
  expect(body.by_category).toMatchObject([none])
  expect(body.now).toMatchObject(none)
  await shop.close()
})

test('a payment of the demonstration is a sale without an invoice', async () => {
  const { sql } = server.services.database
  const before = await figures('period=semaine')
  const { serial } = await insertProduct(sql, { priceCents: 1500, vatRate: 550 })
  await shopper.add(serial)
  await shopper.payCart()
  const read = await figures('period=semaine')
  expect(read.now.sales_cents - before.now.sales_cents).toBe(1500)
  expect([read.by_means[0]?.means, read.documents]).toEqual(['demonstration', null])
})

test('what runs out says its day at the pace of four weeks, or of the product’s own days', async () => {
  const { sql } = server.services.database
  await sell('2026-11-20T10:00:00Z', [{ cents: 100, name: 'Vif', quantity: 14 }])
  await sell('2026-11-20T10:00:00Z', [{ cents: 100, name: 'Lent', quantity: 1 }])
  await sell('2026-10-01T10:00:00Z', [{ cents: 100, name: 'Ancien', quantity: 9 }])
  const young = await insertProduct(sql, {
    ...{ name: 'Nouveau', stock: 5, createdAt: new Date('2026-11-23T10:00:00Z') },
  })
  const lines = [{ product: young, quantity: 10 }]
  await newOrder(sql, { clientId: shopper.client.id, state: 'payée', lines })
  const paidAt = new Date('2026-11-24T10:00:00Z')
  await sql.update(orders).set({ paidAt }).where(eq(orders.state, 'payée'))
  const { runs_out: found } = await figures('')
  expect(found.map(({ name, stock, sold, day }) => [name, stock, sold, day])).toEqual([
    // Five left, five a day; twenty left, one every second day.
    ['Nouveau', 5, 10, '2026-11-26'],
    ['Vif', 20, 14, '2027-01-04'],
  ])
})

test('where more runs out than is listed, the figures say so', async () => {
  const soon = { cents: 100, quantity: 14 }
  const lines = Array.from({ length: 20 }, () => soon)
  await sell('2026-11-20T10:00:00Z', lines)
  const listed = async () => {
    const { runs_out: found, has_all_that_run_out: hasAll } = await figures('')
    return [found.length, hasAll]
  }
  expect(await listed()).toEqual([20, true])
  await sell('2026-11-20T10:00:00Z', [soon])
  expect(await listed()).toEqual([20, false])
})

test('a table for spreadsheets has every day, and no formula', async () => {
  await sell('2026-11-02T10:00:00Z', [{ cents: 1000, name: '=1+1' }])
  const days = await file('from=2026-11-01&to=2026-11-02&table=jours')
  expect(days.name).toBe('jours-2026-11-01-2026-11-02.csv')
  expect(days.content.split('\r\n')).toEqual([
    '\ufeffjour;commandes;ventes_ttc;remboursements_ttc;net_ttc',
    '2026-11-01;0;0,00;0,00;0,00',
    '2026-11-02;1;10,00;0,00;10,00',
    '',
  ])
  const products = await file('from=2026-11-01&to=2026-11-02&table=produits')
  expect(products.content).toContain(";'=1+1;")
  for (const table of ['rayons', 'taux', 'moyens', 'stock'])
    expect((await file(`table=${table}&from=2026-11-01&to=2026-11-02`)).content).not.toMatch(
      /(^|;)[=+@-]/m,
    )
})

test.each([
  ['from=2026-02-30&to=2026-03-01', { from: replies.noDay }],
  ['from=2026-11-01', { to: replies.noDay }],
  ['from=2026-11-02&to=2026-11-01', { to: replies.endsBefore }],
  ['from=2025-11-01&to=2026-11-30', { to: replies.tooLong }],
])('%s is no period', async (query, fields) => {
  const reply = await accountant.send<{ fields: object }>('GET', `/api/admin/figures?${query}`)
  expect([reply.status, reply.body.fields]).toEqual([400, fields])
})

test('the file of the stock bears the day on which it is read', async () => {
  const { name } = await file('from=2026-10-01&to=2026-10-31&table=stock')
  expect(name).toBe('stock-2026-11-25.csv')
})
