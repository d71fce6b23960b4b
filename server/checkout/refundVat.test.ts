import { eq } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { shopperOn } from '../../testing/shopperOn'
import { refunds } from '../database/schema'
import { setSetting } from '../shop/setSetting'
import { defaultShopSettings } from '../shop/shopSettings'
import { totalsOf } from '../shop/totals'
import { refundOrder } from './refundOrder'

jest.setTimeout(120_000)

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckout()
  const [zone] = defaultShopSettings.delivery.zones
  await setSetting(shop.sql, {
    name: 'delivery',
    value: { enabled: true, zones: [{ ...zone, brackets: [{ upToGrams: null, cents: 599 }] }] },
    at: shop.services.clock(),
  })
})
afterAll(() => shop.close())

const lines = [
  { quantity: 2, priceCents: 1_255, vatRate: 550, discountCents: 0 },
  { quantity: 1, priceCents: 3_333, vatRate: 2000, discountCents: 0 },
]
const sold = totalsOf({ lines, feeCents: 599 })

/** A paid order of two rates with a fee, and its payment at the provider. */
async function payTwoRates() {
  const shopper = await shopperOn(shop.server)
  let id = 0
  for (const { quantity, priceCents, vatRate } of lines) {
    const { serial } = await insertProduct(shop.sql, { priceCents, vatRate, stock: 9 })
    for (let added = 0; added < quantity; added += 1)
      id = Number((await shopper.add(serial)).body.cart[0]?.command_id)
  }
  const reply = await shopper.pay({
    command_id: id,
    adress: '1 rue Haute, 41000 Blois',
    command_delivery: 'domicile',
    expected_total: sold.totalCents / 100,
  })
  const session = String(reply.body.payment_url).split('/').at(-1) ?? ''
  await shop.host.act(session, 'pay')
  await shop.host.events.settled()
  return { id, intent: shop.host.account.session(session).payment_intent! }
}
const rowsOf = (id: number) =>
  shop.sql.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(refunds.createdAt)
const refund = (id: number, wish: Parameters<typeof refundOrder>[1]['wish']) =>
  refundOrder(shop.services, { id, wish, restock: false })

function sumByRate(rows: Awaited<ReturnType<typeof rowsOf>>) {
  const parts = rows.filter(({ state }) => state !== 'failed').flatMap(({ vat }) => vat)
  return sold.vat.map(({ vatRate }) => {
    const ofRate = parts.filter((part) => part.vatRate === vatRate)
    const sum = (field: 'grossCents' | 'vatCents') =>
      ofRate.reduce((all, part) => all + part[field], 0)
    return { vatRate, grossCents: sum('grossCents'), vatCents: sum('vatCents') }
  })
}
const whole = sold.vat.map(({ vatRate, grossCents, vatCents }) => ({
  vatRate,
  grossCents,
  vatCents,
}))

test('the refunds of a line, an amount, the delivery, the provider’s screens and the rest return the VAT of the order to the cent', async () => {
  const { id, intent } = await payTwoRates()
  await refund(id, { kind: 'places', lines: [{ place: 1, quantity: 1 }], fee: false })
  await refund(id, { kind: 'amount', cents: 331 })
  await refund(id, { kind: 'places', lines: [], fee: true })
  shop.host.refunds.create(intent, 700, {})
  await shop.host.events.settled()
  await refund(id, { kind: 'whole' })
  const rows = await rowsOf(id)
  expect(rows.map(({ requestedBy }) => requestedBy)).toEqual([
    'shop',
    'shop',
    'shop',
    'provider',
    'shop',
  ])
  expect(rows[0]?.vat).toEqual([{ vatRate: 550, grossCents: 1255, feeCents: 0, vatCents: 65 }])
  for (const row of rows)
    expect(row.vat.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(row.amountCents)
  expect(sumByRate(rows)).toEqual(whole)
})

test('goods whose rate an amount has returned already take the rest of other rates', async () => {
  const { id } = await payTwoRates()
  await refund(id, { kind: 'amount', cents: 3_000 })
  await refund(id, { kind: 'places', lines: [{ place: 2, quantity: 1 }], fee: false })
  expect(sumByRate(await rowsOf(id))[1]).toEqual(whole[1])
  await refund(id, { kind: 'whole' })
  expect(sumByRate(await rowsOf(id))).toEqual(whole)
})

test('a refund that fails leaves its VAT to the next one', async () => {
  const { id } = await payTwoRates()
  shop.host.refunds.areSlow = true
  await refund(id, { kind: 'whole' })
  const [row] = await rowsOf(id)
  shop.host.refunds.settle(row!.providerReference!, 'failed')
  await shop.host.events.settled()
  shop.host.refunds.areSlow = false
  expect(sumByRate(await rowsOf(id)).every(({ vatCents }) => vatCents === 0)).toBe(true)
  await refund(id, { kind: 'whole' })
  expect(sumByRate(await rowsOf(id))).toEqual(whole)
})
