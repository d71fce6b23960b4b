import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { toCents } from '../../contract/amounts'
import type { QuoteReply } from '../../contract/api/quote'
import { findMailFaults } from '../../testing/findMailFaults'
import { findMoneyFaults } from '../../testing/findMoneyFaults'
import { insertProducts } from '../../testing/makeData'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { sampleOf } from '../../testing/sample'
import { home, shopperOn, type Shopper } from '../../testing/shopperOn'
import { euros } from '../../wording/mails/formats'
import { outbox, refunds } from '../database/schema'
import { findDocuments } from '../documents/queries'
import type { Snapshot } from '../documents/Snapshot'
import { createPromotion } from '../promotions/createPromotion'
import { setSetting } from '../shop/setSetting'
import { sumOf } from '../system/sumOf'
import { refundOrder } from './refundOrder'

jest.setTimeout(120_000)

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckout()
})
afterAll(() => shop.close())

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 5 }),
  priceCents: fc.integer({ min: 500, max: 4_000 }),
  vatRate: fc.constantFrom(550, 2000),
})
const basket = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  feeCents: fc.integer({ min: 1, max: 1_500 }),
  code: fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 400 }) }),
    ),
  ),
})
type Basket = ReturnType<typeof basket.generate>['value']

let codes = 0
async function fill({ lines, feeCents, code }: Basket) {
  const at = shop.services.clock()
  const zone = { name: 'France', prefixes: ['4'], freeFromCents: null }
  const zones = [{ ...zone, brackets: [{ upToGrams: null, cents: feeCents }] }]
  await setSetting(shop.sql, { name: 'delivery', value: { enabled: true, zones }, at })
  const shopper = await shopperOn(shop.server)
  const articles = lines.map(({ priceCents, vatRate }) => ({ priceCents, vatRate }))
  for (const [index, { serial }] of (await insertProducts(shop.sql, articles)).entries())
    await shopper.add(serial, { command_quantity: lines[index]!.quantity })
  if (!code) return shopper
  const offer = { ...code, code: `PANIER${(codes += 1)}`, createdAt: at }
  const promotion_code = (await createPromotion(shop.sql, offer)).code
  const client_id = shopper.client.id
  await shopper.send('POST', '/api/client/cart/code', { client_id, promotion_code })
  return shopper
}

/** Orders the cart for the total that it is quoted, and pays it. */
async function buy(shopper: Shopper) {
  const asked = {
    client_id: shopper.client.id,
    delivery: 'domicile',
    address: { postcode: '41000' },
  }
  const { body: quote } = await shopper.send<QuoteReply>(
    'POST',
    '/api/client/checkout/quote',
    asked,
  )
  const delivered = { command_delivery: 'domicile', adress: home, expected_total: quote.total }
  const { body } = await shopper.payCart(delivered)
  await shop.host.act(String(body.payment_url).split('/').at(-1) ?? '', 'pay')
  return { quote, id: Number(body.order.command_id) }
}

/** Gives back each line of an order alone, and then its fee. */
async function giveBack(id: number, { lines }: Basket): Promise<void> {
  const wishes = [
    ...lines.map(({ quantity }, index) => ({
      lines: [{ place: index + 1, quantity }],
      fee: false,
    })),
    { lines: [], fee: true },
  ]
  for (const wish of wishes)
    await refundOrder(shop.services, { id, wish: { kind: 'places', ...wish }, restock: false })
}

/** The amounts that the confirmation names: discounts, fee, total, and VAT by rate. */
async function mailedAmounts({ client }: Shopper): Promise<string[]> {
  const [mail] = await shop.sql.select().from(outbox).where(eq(outbox.clientId, client.id))
  const rows = mail!.text.matchAll(/^(?:Code .*|Livraison|Total.*|dont TVA.*)\u00a0: (.*)$/gm)
  return [...rows].map(([, amount]) => amount ?? '')
}

/** The VAT of the documents of an order, by rate in percent. */
async function documentedVat(id: number, kind: Snapshot['kind']) {
  const documents = (await findDocuments(shop.sql, id)).filter((one) => one.kind === kind)
  const shares = documents.flatMap(({ snapshot }) => (JSON.parse(snapshot) as Snapshot).vat)
  return [...new Set(shares.map(({ vatRate }) => vatRate))]
    .sort((one, other) => one - other)
    .map((vatRate) => {
      const ofRate = shares.filter((share) => share.vatRate === vatRate)
      return { rate: vatRate / 100, amount: sumOf(ofRate.map(({ vatCents }) => vatCents)) / 100 }
    })
}

test('any basket costs the same in quote, order, mail and refunds line by line, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(basket, async (given) => {
      const shopper = await fill(given)
      const { quote, id } = await buy(shopper)
      const { subtotal, discounts, fee, total, vat } = quote
      expect({ fee, subtotal: toCents(subtotal) }).toEqual({
        fee: given.feeCents / 100,
        subtotal: sumOf(given.lines.map(({ quantity, priceCents }) => quantity * priceCents)),
      })
      const [order] = (await shopper.order(id)).body
      expect(order).toMatchObject({
        command_payment: 'payée',
        command_total: total,
        command_fee: fee,
        command_discounts: discounts,
        command_vat: vat,
      })
      const named = [fee, total, ...vat.map(({ amount }) => amount)].map((one) =>
        euros(toCents(one)),
      )
      const lowered = discounts.map(({ amount }) => `−${euros(toCents(amount))}`)
      expect(await mailedAmounts(shopper)).toEqual([...lowered, ...named])
      expect(await documentedVat(id, 'invoice')).toEqual(vat)
      await giveBack(id, given)
      const made = await shop.sql.select().from(refunds).where(eq(refunds.orderId, id))
      expect(made).toHaveLength(given.lines.length + 1)
      expect(sumOf(made.map(({ amountCents }) => amountCents))).toBe(toCents(total))
      expect(await documentedVat(id, 'credit_note')).toEqual(vat)
    }),
    { numRuns: sampleOf(25, 5) },
  )
  expect(await findMoneyFaults(shop.sql, shop.host)).toEqual([])
  expect(await findMailFaults(shop.services)).toEqual([])
})
