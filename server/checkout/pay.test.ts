import { eq } from 'drizzle-orm'
import { changeProducts, insertProduct } from '../../testing/makeData'
import { home, shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { cartReplies } from '../../wording/replies/cart'
import { orderLines, orders, outbox, paymentAttempts, products } from '../database/schema'

// Starts an embedded database, next to other workers.
const now = new Date('2026-11-20T10:00:00Z')
const shopAddress = '12 rue du Commerce, 41000 Blois'
let server: TestServer
let shopper: Shopper
beforeAll(async () => {
  server = await startServer({ clock: () => now, settings: { SHOP_ADDRESS: shopAddress } })
})
afterAll(() => server.close())
beforeEach(async () => {
  shopper = await shopperOn(server)
})

const database = () => server.services.database.sql
const sell = (fields: Parameters<typeof insertProduct>[1] = {}) => insertProduct(database(), fields)
const change = (id: number, fields: Partial<typeof products.$inferInsert>) =>
  changeProducts(database(), fields, eq(products.id, id))
const stockOf = async (id: number) =>
  (await database().select().from(products).where(eq(products.id, id)))[0]?.stock

async function fill(fields: Parameters<typeof insertProduct>[1] = {}, quantity = 1) {
  const product = await sell(fields)
  let line
  for (let times = 0; times < quantity; times += 1)
    line = (await shopper.add(product.serial)).body.cart.at(-1)
  return { product, command_id: Number(line?.command_id), line: String(line?.command_line_id) }
}

// spec: 1.10, 4.9, 7.13, 9.13
test('a paid cart is an order: stock taken, sum exact, cart empty', async () => {
  const { product: coffee } = await fill({ priceCents: 1999, stock: 5 }, 3)
  const { product: tea, command_id } = await fill({ priceCents: 5, stock: 1 })
  const { status, body } = await shopper.payCart()
  expect(status).toBe(200)
  expect(body).toEqual({
    message: cartReplies.paid,
    cart: [],
    order: {
      command_id,
      command_date: now.toISOString(),
      command_state: 'payée',
      command_payment: 'payée',
      command_total: 60.02,
    },
    payment_url: null,
  })
  expect(await stockOf(coffee.id)).toBe(2)
  expect(await stockOf(tea.id)).toBe(0)
  expect((await shopper.cart()).body).toEqual([])
})

// spec: 9.13
test('name, price and VAT are those of the payment, whatever they become', async () => {
  const { product, command_id } = await fill({ name: 'Sidamo', priceCents: 1290, vatRate: 550 })
  await shopper.payCart()
  await change(product.id, { name: 'Autre', priceCents: 1, vatRate: 2000 })
  const [frozen] = await database()
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, command_id))
  expect(frozen).toMatchObject({
    frozenName: 'Sidamo',
    frozenPriceCents: 1290,
    frozenVatRate: 550,
  })
  const { body } = await shopper.order(command_id)
  expect(body[0]).toMatchObject({
    product_name: 'Sidamo',
    product_price: 12.9,
    command_total: 12.9,
  })
})

test.each([
  home,
  ` ${home.toUpperCase()}  `,
  '2, PLACE DU CHATEAU 41000 BLOIS',
  home.normalize('NFD'),
])('paying again to «%s» is the same paid order once', async (address) => {
  const { product, command_id } = await fill({ stock: 5 }, 2)
  const first = await shopper.pay({ command_id })
  const again = await shopper.pay({ command_id: String(command_id), adress: address })
  expect(again).toEqual(first)
  expect(await stockOf(product.id)).toBe(3)
  const [order] = await database().select().from(orders).where(eq(orders.id, command_id))
  expect(order?.address).toBe(home)
  expect(await shopper.orders()).toMatchObject({ body: [{ command_id }] })
})

// spec: 4.9
test.each([
  { adress: 'ailleurs' },
  { adress: shopAddress },
  { adress: home, command_delivery: 'magasin' },
])('paying again with %j is refused by the address that is kept', async (again) => {
  const { product, command_id } = await fill({ stock: 5 }, 2)
  await shopper.pay({ command_id })
  expect(await shopper.pay({ command_id, ...again })).toEqual({
    status: 409,
    body: { code: 'already_paid', message: cartReplies.alreadyPaid.domicile(home) },
  })
  expect(await stockOf(product.id)).toBe(3)
  expect((await shopper.order(command_id)).body[0]).toMatchObject({ command_adress: home })
})

test('an order that is collected in the shop is not sent home by paying again', async () => {
  const { command_id } = await fill()
  const collected = { command_id, adress: home, command_delivery: 'magasin' }
  await shopper.pay(collected)
  expect(await shopper.pay({ command_id })).toMatchObject({
    status: 409,
    body: { code: 'already_paid', message: cartReplies.alreadyPaid.magasin(shopAddress) },
  })
  expect((await shopper.pay({ ...collected, adress: 'ailleurs' })).status).toBe(200)
})

test('the next cart is another one, and a late repetition shows it', async () => {
  const { command_id } = await fill()
  await shopper.pay({ command_id })
  const next = await fill()
  expect(next.command_id).not.toBe(command_id)
  const again = await shopper.pay({ command_id })
  expect(again.body.order.command_id).toBe(command_id)
  expect(again.body.cart).toMatchObject([{ command_line_id: next.line }])
})

test('the sum that was shown is charged', async () => {
  const { command_id } = await fill({ priceCents: 1450 }, 2)
  const reply = await shopper.pay({ command_id, expected_total: 29 })
  expect(reply).toMatchObject({ status: 200, body: { order: { command_total: 29 } } })
  // What was shown is not asked again of an order that is paid.
  expect((await shopper.pay({ command_id, expected_total: 30 })).status).toBe(200)
})

// spec: 4.9
test('another sum than the one shown is refused with the cart as it is, and nothing is taken', async () => {
  const { product, command_id, line } = await fill({ priceCents: 1450, stock: 3 }, 2)
  await change(product.id, { priceCents: 9999 })
  const reply = await shopper.pay({ command_id, expected_total: 29 })
  expect(reply).toMatchObject({
    status: 409,
    body: {
      code: 'price_changed',
      message: cartReplies.priceChanged,
      cart: [{ command_line_id: line, product_price: 99.99, command_total_price: 199.98 }],
    },
  })
  expect(reply.body.cart).toEqual((await shopper.cart()).body)
  expect(await stockOf(product.id)).toBe(3)
  expect(await shopper.orders()).toMatchObject({ body: [] })
  expect(await shopper.pay({ command_id, expected_total: 199.98 })).toMatchObject({ status: 200 })
})

test('what another tab added was not shown either', async () => {
  const { product, command_id } = await fill({ priceCents: 1450 })
  await shopper.add(product.serial)
  expect(await shopper.pay({ command_id, expected_total: 14.5 })).toMatchObject({
    status: 409,
    body: { code: 'price_changed', cart: [{ command_quantity: 2 }] },
  })
})

test('the payment is written down once, and one mail confirms the contract', async () => {
  const { command_id } = await fill({ name: 'Sidamo', priceCents: 1290 }, 2)
  await shopper.pay({ command_id })
  await shopper.pay({ command_id })
  const written = await database()
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, command_id))
  const paid = { means: 'demonstration', amountCents: 2580, state: 'succeeded', endedAt: now }
  expect(written).toMatchObject([{ ...paid, failureCode: null }])
  const { email, id } = shopper.client
  expect(await database().select().from(outbox).where(eq(outbox.clientId, id))).toHaveLength(1)
  const mails = await server.readMails(email)
  expect(mails).toHaveLength(1)
  for (const fact of ['Sidamo', '25,80', home, `http://localhost:3000/command/${command_id}`])
    expect(mails[0]).toContain(fact)
})

test.each([
  { adress: home, mode: undefined, delivery: 'domicile', kept: home },
  { adress: shopAddress, mode: undefined, delivery: 'magasin', kept: shopAddress },
  {
    adress: ` ${shopAddress.toUpperCase()} `,
    mode: undefined,
    delivery: 'magasin',
    kept: shopAddress,
  },
  { adress: shopAddress, mode: 'domicile', delivery: 'domicile', kept: shopAddress },
  { adress: home, mode: 'magasin', delivery: 'magasin', kept: shopAddress },
])('paid to «$adress» as $mode, the order is $delivery', async (given) => {
  const { command_id } = await fill()
  const { adress: address, mode } = given
  expect((await shopper.pay({ command_id, adress: address, command_delivery: mode })).status).toBe(
    200,
  )
  expect((await shopper.order(command_id)).body[0]).toMatchObject({
    command_delivery: given.delivery,
    command_adress: given.kept,
  })
})

test('an empty cart cannot be paid', async () => {
  const { command_id, line } = await fill()
  await shopper.remove(line)
  expect(await shopper.pay({ command_id })).toMatchObject({
    status: 409,
    body: { code: 'cart_empty', message: cartReplies.cartEmpty },
  })
})

// spec: 7.13
test('a line above the stock is named with what is possible, and nothing is taken', async () => {
  const { product: enough } = await fill({ stock: 4 })
  const { product, command_id, line } = await fill({ name: 'Sidamo', stock: 3 }, 3)
  await change(product.id, { stock: 2 })
  const message = cartReplies.lineUnavailable('Sidamo', 2)
  expect(await shopper.pay({ command_id })).toEqual({
    status: 409,
    body: { code: 'line_unavailable', message, fields: { [line]: message } },
  })
  expect(await stockOf(enough.id)).toBe(4)
  await shopper.less(product.serial)
  expect((await shopper.pay({ command_id })).status).toBe(200)
  expect(await stockOf(product.id)).toBe(0)
})

test('a product no longer sold is named', async () => {
  const { product, command_id } = await fill({ name: 'Sidamo' })
  await change(product.id, { retired: true })
  expect(await shopper.pay({ command_id })).toMatchObject({
    status: 409,
    body: { code: 'line_unavailable', message: cartReplies.lineRetired('Sidamo') },
  })
})

test.each([12345678, 'abc', '1e7', 99999999, -5])('the cart %p is unknown: 404', async (id) => {
  expect(await shopper.pay({ command_id: id })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
})

test.each([
  { adress: '   ' },
  { adress: 'x'.repeat(501) },
  { adress: 12 },
  { command_delivery: 'pigeon' },
  { expected_total: 12.345 },
  { expected_total: -1 },
  { expected_total: '12.50' },
])('a payment with %j is refused as input', async (wrong) => {
  const reply = await shopper.pay({ command_id: 12345678, ...(wrong as object) })
  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(Object.keys(reply.body.fields ?? {})).toEqual(Object.keys(wrong))
})
