import { eq } from 'drizzle-orm'
import { changeProducts, insertProduct } from '../../testing/makeData'
import type { QuoteReply } from '../../contract/api/quote'
import { home, shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { cartReplies } from '../../wording/replies/cart'
import { checkoutReplies } from '../../wording/replies/checkout'
import { deliveryReplies as words } from '../../wording/replies/delivery'
import { orders, paymentAttempts, products, shopSettings } from '../database/schema'
import { setSetting } from '../shop/setSetting'
import { defaultDelivery } from '../shop/deliverySettings'

// Starts an embedded database, next to other workers.
// A Friday.
const now = new Date('2026-11-20T10:00:00Z')
const parts = {
  street: '3 rue des Papegaults',
  complement: 'Bâtiment B',
  postcode: '41000',
  town: 'Blois',
  phone: '06 12 34 56 78',
}
const inCorsica = { ...parts, postcode: '20000', town: 'Ajaccio' }
let server: TestServer
let shopper: Shopper
let product: Awaited<ReturnType<typeof insertProduct>>
let command_id: number
beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  await charge(590)
  shopper = await shopperOn(server)
  product = await insertProduct(database(), { stock: 5, priceCents: 1_290, vatRate: 550 })
  command_id = Number((await shopper.add(product.serial)).body.cart[0]?.command_id)
})
afterEach(() => database().delete(shopSettings))

const database = () => server.services.database.sql
function charge(cents: number) {
  const zone = (name: string, prefix: string, fee: number) => ({
    name,
    prefixes: [prefix],
    brackets: [{ upToGrams: null, cents: fee }],
    freeFromCents: null,
  })
  const zones = [
    zone('France métropolitaine', '4', cents),
    zone('Corse', '20', 1_490),
    { name: 'Outre-mer', prefixes: ['97'], brackets: null, freeFromCents: null },
  ]
  return setSetting(database(), { name: 'delivery', value: { enabled: true, zones }, at: now })
}
async function stored() {
  const [order] = await database().select().from(orders).where(eq(orders.id, command_id))
  return order
}
const stock = async () =>
  (await database().select().from(products).where(eq(products.id, product.id)))[0]?.stock

test('an order freezes its fee, its days and the parts of its address', async () => {
  const payment = { command_id, command_address: parts, expected_total: 18.8 }
  const { body } = await shopper.pay(payment)
  expect(body.order).toMatchObject({ command_state: 'payée', command_total: 18.8 })
  await charge(990)
  const address = '3 rue des Papegaults, Bâtiment B, 41000 Blois'
  expect((await shopper.order(command_id)).body[0]).toMatchObject({
    command_fee: 5.9,
    command_total: 18.8,
    command_dates: { from: '2026-11-25', to: '2026-11-27' },
    command_adress: address,
  })
  expect(await stored()).toMatchObject({ feeCents: 590, totalCents: 1_880, addressParts: parts })
  const [mail = ''] = await server.readMails(shopper.client.email)
  for (const fact of ['5,90', '18,80', address]) expect(mail).toContain(fact)
  expect((await shopper.pay({ ...payment, expected_total: 1 })).body.order).toEqual(body.order)
})

// law: vat-rates
test('what is delivered in Corsica has the VAT of food there: on the screen, on the order and in the mail', async () => {
  const kettle = await insertProduct(database(), { priceCents: 4_900, vatRate: 2000 })
  await shopper.add(kettle.serial)
  const quoteTo = async (address: typeof parts) => {
    const asked = { client_id: shopper.client.id, delivery: 'domicile', address }
    return (await shopper.send<QuoteReply>('POST', '/api/client/checkout/quote', asked)).body
  }
  const rates = ({ vat }: QuoteReply) => vat.map(({ rate }) => rate)
  expect(rates(await quoteTo(parts))).toEqual([5.5, 20])
  const { total: expected_total, ...quoted } = await quoteTo(inCorsica)
  // 12,90 and 49,00 € with a fee of 14,90 €, spread as 3,11 and 11,79 €.
  expect(quoted.vat).toMatchObject([
    { rate: 2.1, amount: 0.33 },
    { rate: 20, amount: 10.13 },
  ])
  expect(await quoteTo({ ...inCorsica, postcode: 'FR20000' })).toMatchObject(quoted)
  await shopper.pay({ command_id, command_address: inCorsica, expected_total })
  const { body: lines } = await shopper.order(command_id)
  expect(lines[0]).toMatchObject({ product_vat: 2.1, command_vat: [{ rate: 2.1 }, { rate: 20 }] })
  const [mail = ''] = await server.readMails(shopper.client.email)
  expect(mail).toMatch(/2,1\s%/)
})

test('a fee that changed since the screen showed it is not charged', async () => {
  await charge(690)
  const payment = { command_id, command_address: parts }
  expect(await shopper.pay({ ...payment, expected_total: 18.8 })).toMatchObject({
    status: 409,
    body: { code: 'price_changed', message: cartReplies.priceChanged },
  })
  expect(await stored()).toMatchObject({ state: 'panier', totalCents: null, feeCents: 0 })
  expect(await stock()).toBe(5)
  expect((await shopper.pay({ ...payment, expected_total: 19.8 })).status).toBe(200)
})

// law: delivery-time
test('other days than those on the screen are not promised', async () => {
  const payment = { command_id, command_address: parts, expected_total: 18.8 }
  const seen = { from: '2026-11-24', to: '2026-11-26' }
  expect(await shopper.pay({ ...payment, expected_dates: seen })).toMatchObject({
    status: 409,
    body: { code: 'price_changed', message: cartReplies.datesChanged, cart: [{ command_id }] },
  })
  expect(await stored()).toMatchObject({ state: 'panier', promisedFrom: null })
  const now = { from: '2026-11-25', to: '2026-11-27' }
  expect((await shopper.pay({ ...payment, expected_dates: now })).status).toBe(200)
})

test('a shop that is paid at its counter alone delivers nothing, and says so before', async () => {
  const counter = await startServer({ settings: { PAYMENT: 'counter' }, clock: () => now })
  const { serial } = await insertProduct(counter.services.database.sql, { stock: 5 })
  const buyer = await shopperOn(counter)
  const added = await buyer.add(serial)
  const asked = { client_id: buyer.client.id, delivery: 'domicile', address: parts }
  const quoted = await buyer.send<QuoteReply>('POST', '/api/client/checkout/quote', asked)
  const promise = await counter.inject({ url: '/api/delivery' })
  const payment = { command_id: added.body.cart[0]?.command_id, command_address: parts }
  const paid = await buyer.pay(payment)
  await counter.close()
  expect(quoted.body.refusal).toBe(words.disabled)
  expect(promise.json()).toMatchObject({ home: null })
  expect(paid).toMatchObject({ status: 409, body: { message: words.disabled } })
})

test('a caller that saw no fee is told the total before anything is charged', async () => {
  const first = await shopper.pay({ command_id })
  expect(first.body).toMatchObject({
    message: checkoutReplies.awaited,
    order: { command_state: 'en attente de paiement', command_total: 18.8 },
    payment_url: null,
  })
  const attempts = () => database().$count(paymentAttempts, eq(paymentAttempts.orderId, command_id))
  expect(await attempts()).toBe(0)
  expect((await shopper.pay({ command_id })).body).toEqual(first.body)
  await charge(2_000)
  const refused = (message: string) => ({
    status: 409,
    body: { code: 'order_not_payable', message },
  })
  for (const expected_total of [12.9, 32.9])
    expect(await shopper.pay({ command_id, expected_total })).toEqual(
      refused(checkoutReplies.awaitedTotal(1_880)),
    )
  expect(await shopper.pay({ command_id, adress: 'ailleurs', expected_total: 18.8 })).toEqual(
    refused(cartReplies.awaitedDelivery.domicile(home)),
  )
  expect(await attempts()).toBe(0)
  const { body } = await shopper.pay({ command_id, expected_total: 18.8 })
  expect(body.order).toMatchObject({ command_state: 'payée', command_total: 18.8 })
})

test('a caller that sends the specification’s payload is served as before without a fee', async () => {
  await charge(0)
  const { body } = await shopper.pay({ command_id, adress: 'ailleurs' })
  expect(body.order).toMatchObject({ command_state: 'payée', command_total: 12.9 })
})

test('the parts of an address win over its text, in the fee and on the order', async () => {
  const payment = { command_id, adress: home, command_address: inCorsica, expected_total: 27.8 }
  expect((await shopper.pay(payment)).status).toBe(200)
  const address = '3 rue des Papegaults, Bâtiment B, 20000 Ajaccio'
  expect(await stored()).toMatchObject({ feeCents: 1_490, address })
})

test.each([
  [{ command_address: { ...parts, postcode: 'x' } }, words.postcodeUnknown],
  [{ command_address: { ...parts, postcode: '97400' } }, words.notServed('Outre-mer')],
  [{ adress: '1 rue de Paris, 97400 Saint-Denis' }, words.notServed('Outre-mer')],
  [{ adress: '1 rue de Paris, 97400 Saint-Denis, La Réunion' }, words.notServed('Outre-mer')],
  [{ adress: '1 rue de Paris, FR97400 Saint-Denis' }, words.notServed('Outre-mer')],
  [{ adress: 'Saint-Denis 97400' }, words.notServed('Outre-mer')],
])('home delivery by %j is refused by a sentence, and nothing is reserved', async (to, message) => {
  expect(await shopper.pay({ command_id, ...to })).toEqual({
    status: 409,
    body: { code: 'order_not_payable', message },
  })
  expect(await stored()).toMatchObject({ state: 'panier' })
  expect(await stock()).toBe(5)
})

test.each(['97400', '98000', '00100', '99999'])(
  'where the zones that are not served are taken away, nothing is sent to %s for the mainland’s fee',
  async (postcode) => {
    const zones = defaultDelivery.zones.filter(({ brackets }) => brackets !== null)
    const value = { enabled: true, zones }
    await setSetting(database(), { name: 'delivery', value, at: now })
    const command_address = { ...parts, postcode }
    expect(await shopper.pay({ command_id, command_address })).toMatchObject({
      status: 409,
      body: { message: words.postcodeUnknown },
    })
  },
)

test('what is handed out in the shop alone is not sent home', async () => {
  await changeProducts(database(), { pickupOnly: true }, eq(products.id, product.id))
  expect((await shopper.pay({ command_id, command_address: parts })).body).toMatchObject({
    code: 'order_not_payable',
    message: words.pickupOnly([product.name]),
  })
  const { body } = await shopper.pay({
    command_id,
    command_delivery: 'magasin',
    expected_total: 12.9,
  })
  expect(body.order).toMatchObject({ command_state: 'payée', command_total: 12.9 })
  expect(await stored()).toMatchObject({ feeCents: 0, addressParts: null })
})
