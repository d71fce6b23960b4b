import { eq } from 'drizzle-orm'
import type { QuoteReply } from '../../contract/api/quote'
import type { ProblemBody } from '../../contract/api/problem'
import { insertProduct } from '../../testing/makeData'
import { home, shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { promotionReplies as words } from '../../wording/replies/promotions'
import { refillCart } from '../cart/refillCart'
import { documents, orderLines, orders, refunds } from '../database/schema'
import { requestRefund } from '../orders/refunds/requestRefund'
import { createPromotion, endPromotion, type NewPromotion } from './createPromotion'
import { findByCode } from './queries'

// Starts an embedded database, next to other workers.
const now = new Date('2026-11-20T10:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.close())

const sql = () => server.services.database.sql
let made = 0
function newPromotion(fields: Partial<NewPromotion> = {}) {
  const given = { code: `NOEL-${(made += 1)}`, kind: 'percent' as const, value: 10 }
  return createPromotion(sql(), { ...given, createdAt: now, ...fields })
}
const newCode = async (fields: Partial<NewPromotion> = {}) => (await newPromotion(fields)).code

async function shopperWith(...products: Parameters<typeof insertProduct>[1][]): Promise<Shopper> {
  const shopper = await shopperOn(server)
  for (const fields of products)
    await shopper.add((await insertProduct(sql(), { stock: 9, ...fields })).serial)
  return shopper
}
const set = (shopper: Shopper, promotion_code: string) =>
  shopper.send<ProblemBody>('POST', '/api/client/cart/code', {
    client_id: shopper.client.id,
    promotion_code,
  })
async function quote(shopper: Shopper): Promise<QuoteReply> {
  const body = { client_id: shopper.client.id, delivery: 'magasin' }
  return (await shopper.send<QuoteReply>('POST', '/api/client/checkout/quote', body)).body
}

// law: vat-rates
test('a code lowers the quote, the order, its VAT, its invoice and its refunds, to the cent', async () => {
  const shopper = await shopperWith(
    { priceCents: 1290, vatRate: 550 },
    { priceCents: 3333, vatRate: 2000 },
  )
  const code = await newCode({ value: 15 })
  expect(await set(shopper, ` ${code.toLowerCase()} `)).toMatchObject({ status: 200 })
  const quoted = await quote(shopper)
  // 15 % of 46.23 is 6.9345.
  expect(quoted).toMatchObject({
    subtotal: 46.23,
    discounts: [{ name: code, amount: 6.93 }],
    promotion: { code, problem: null },
    total: 39.3,
  })
  const [line] = (await shopper.cart()).body
  const id = Number(line?.command_id)
  const paid = await shopper.pay({ command_id: id, expected_total: quoted.total })
  expect(paid.status).toBe(200)
  const [ordered] = (await shopper.order(id)).body
  expect(ordered).toMatchObject({
    command_total: 39.3,
    command_discounts: [{ name: code, amount: 6.93 }],
    command_vat: quoted.vat,
  })
  const lines = await sql().select().from(orderLines).where(eq(orderLines.orderId, id))
  expect(lines.map(({ frozenDiscountCents }) => frozenDiscountCents)).toEqual([193, 500])
  const [invoice] = await sql().select().from(documents).where(eq(documents.orderId, id))
  expect(JSON.parse(invoice!.snapshot)).toMatchObject({
    grossCents: 3930,
    discounts: [{ name: code, cents: 693 }],
  })
  const [refundId] = await sql().transaction((tx) =>
    requestRefund(tx, {
      order: { id, feeCents: 0 },
      wish: { kind: 'parts', lines: [{ id: lines[0]!.id, quantity: 1 }], fee: true },
      reason: 'returned',
      requestedBy: 'shop',
      at: now,
    }),
  )
  // 12.90 less 1.93.
  const [refund] = await sql().select().from(refunds).where(eq(refunds.id, refundId!))
  expect(refund).toMatchObject({ amountCents: 1097, vat: [{ vatRate: 550, grossCents: 1097 }] })
})

test('a code of a category lowers its lines alone, and says what is missing', async () => {
  const shopper = await shopperWith({ priceCents: 1000, categoryId: 3 })
  const code = await newCode({ kind: 'amount', value: 500, categoryId: 2, minimumCents: 2000 })
  expect((await set(shopper, code)).status).toBe(200)
  const problem = async () => (await quote(shopper)).promotion?.problem
  expect(await problem()).toBe(words.otherCategory('Café'))
  const tea = await insertProduct(sql(), { priceCents: 1500, categoryId: 2, stock: 9 })
  await shopper.add(tea.serial)
  expect(await problem()).toBe(words.missing(500, 'Café'))
  await shopper.add(tea.serial)
  expect(await quote(shopper)).toMatchObject({
    discounts: [{ name: code, amount: 5 }],
    promotion: { problem: null },
    total: 35,
  })
})

test('a code that lowers nothing is not used up, and the order costs what was shown', async () => {
  const shopper = await shopperWith({ priceCents: 1000 })
  const code = await newCode({ minimumCents: 5000, maxUses: 1 })
  await set(shopper, code)
  const { total } = await quote(shopper)
  const paid = await shopper.payCart({ expected_total: total })
  expect(paid.body.order.command_total).toBe(10)
  const [order] = await sql()
    .select()
    .from(orders)
    .where(eq(orders.id, Number(paid.body.order.command_id)))
  expect(order?.promotionId).toBeNull()
})

test('a code that is ended and made again holds in the carts that have it, as it is now', async () => {
  const shopper = await shopperWith({ priceCents: 1000 })
  const { id, code } = await newPromotion()
  const isSet = await set(shopper, code)
  await endPromotion(sql(), { id, at: now })
  const { promotion, total } = await quote(shopper)
  expect([isSet.status, promotion?.problem, total]).toEqual([200, words.ended, 10])
  const again = await newPromotion({ code, value: 20 })
  expect(await quote(shopper)).toMatchObject({ promotion: { code, problem: null }, total: 8 })
  const { body } = await shopper.payCart({ expected_total: 8 })
  const isPaid = eq(orders.id, Number(body.order.command_id))
  expect(await sql().select().from(orders).where(isPaid)).toMatchObject([{ promotionId: again.id }])
})

test('the articles of an order bring its code into the cart as it is now', async () => {
  const shopper = await shopperWith({ priceCents: 1000 })
  const { id, code } = await newPromotion()
  await set(shopper, code)
  const { body } = await shopper.payCart({ expected_total: 9 })
  await endPromotion(sql(), { id, at: now })
  const again = await newPromotion({ code })
  const added = await shopper.add((await insertProduct(sql(), { stock: 9 })).serial)
  const cartId = Number(added.body.cart[0]?.command_id)
  const orderId = Number(body.order.command_id)
  await sql().transaction((tx) => refillCart(tx, { cartId, orderId }))
  const isCart = eq(orders.id, cartId)
  expect(await sql().select().from(orders).where(isCart)).toMatchObject([{ promotionId: again.id }])
})

test('a code that takes nothing off a cart of one euro says so, and stays for another order', async () => {
  const code = await newCode({ oncePerClient: true })
  const shopper = await shopperWith({ priceCents: 100 })
  await set(shopper, code)
  const problem = words.lowersNothing
  expect(await quote(shopper)).toMatchObject({ total: 1, promotion: { code, problem } })
  expect((await shopper.payCart({ expected_total: 1 })).status).toBe(200)
  await shopper.add((await insertProduct(sql(), { stock: 2 })).serial)
  expect((await set(shopper, code)).status).toBe(200)
})

test('the last use of a code is one order’s, also for two at once', async () => {
  const code = await newCode({ kind: 'amount', value: 300, maxUses: 1 })
  const shoppers = await Promise.all(
    [1, 2, 3].map(async () => {
      const shopper = await shopperWith({ priceCents: 1000 })
      expect((await set(shopper, code)).status).toBe(200)
      return shopper
    }),
  )
  const paid = await Promise.all(
    shoppers.map((shopper) => shopper.payCart({ expected_total: 7, adress: home })),
  )
  expect(paid.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const [late] = shoppers.filter((_, index) => paid[index]?.status === 409)
  expect((await quote(late!)).promotion).toEqual({ code, problem: words.usedUp })
  expect((await late!.payCart({ expected_total: 10 })).status).toBe(200)
})

test('the orders of a code without a limit are not counted', async () => {
  const [free, bound] = [await newCode({}), await newCode({ maxUses: 9 })]
  for (const code of [free, bound]) {
    const shopper = await shopperWith({ priceCents: 1000 })
    await set(shopper, code)
    expect((await shopper.payCart({ expected_total: 9, adress: home })).status).toBe(200)
  }
  const { client } = await shopperOn(server)
  const usesOf = async (code: string) =>
    (await findByCode(sql(), { code, clientId: client.id }))?.uses
  expect([await usesOf(free), await usesOf(bound)]).toEqual([0, 1])
})

test('a code that serves each client once serves another client', async () => {
  const code = await newCode({ oncePerClient: true })
  const [first, other] = [
    await shopperWith({ priceCents: 1000 }),
    await shopperWith({ priceCents: 1000 }),
  ]
  await set(first, code)
  expect((await first.payCart({ expected_total: 9 })).status).toBe(200)
  await first.add((await insertProduct(sql(), { stock: 2 })).serial)
  expect(await set(first, code)).toMatchObject({
    status: 409,
    body: { fields: { promotion_code: words.usedByClient } },
  })
  expect((await set(other, code)).status).toBe(200)
})

test('an unknown code and one that ended are the same, and an empty one takes the cart’s away', async () => {
  const shopper = await shopperWith({ priceCents: 1000 })
  const { id, code } = await newPromotion()
  await endPromotion(sql(), { id, at: now })
  for (const wrong of [code, 'INCONNU', '%', "' or 1=1"])
    expect(await set(shopper, wrong)).toMatchObject({
      status: 409,
      body: { fields: { promotion_code: words.unknown } },
    })
  await set(shopper, await newCode())
  expect((await quote(shopper)).total).toBe(9)
  expect((await set(shopper, '')).body.message).toBe(words.removed)
  expect(await quote(shopper)).toMatchObject({ total: 10, promotion: null })
})

test.each([
  ['a typographic hyphen', (code: string) => code.replace('-', '\u2011')],
  ['a dash', (code: string) => code.replace('-', '–')],
  ['spaces', (code: string) => `${code.slice(0, 2)} ${code.slice(2)}\u00a0`],
])('a code that was pasted with %s is the shop’s', async (_, paste) => {
  const shopper = await shopperWith({ priceCents: 1000 })
  const code = await newCode()
  expect((await set(shopper, paste(code))).status).toBe(200)
  expect((await quote(shopper)).promotion).toEqual({ code, problem: null })
})

test('no code makes an order free: one euro of its goods is left', async () => {
  const shopper = await shopperWith({ priceCents: 400 })
  await set(shopper, await newCode({ kind: 'amount', value: 5000 }))
  expect(await quote(shopper)).toMatchObject({ discounts: [{ amount: 3 }], total: 1 })
})

test.each([
  ['cancelled', 'annulée'],
  ['expired', 'expirée'],
] as const)('an order that is %s gives its use of the code back', async (_, state) => {
  const code = await newCode({ maxUses: 1, kind: 'amount', value: 100 })
  const shopper = await shopperWith({ priceCents: 1000 })
  await set(shopper, code)
  const { body } = await shopper.payCart({ expected_total: 9 })
  await sql()
    .update(orders)
    .set({ state })
    .where(eq(orders.id, Number(body.order.command_id)))
  expect((await set(await shopperWith({ priceCents: 1000 }), code)).status).toBe(200)
})
