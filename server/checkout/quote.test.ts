import type { QuoteReply } from '../../contract/api/quote'
import { insertProduct } from '../../testing/makeData'
import { shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { deliveryReplies as words } from '../../wording/replies/delivery'
import { sheetWords } from '../../wording/sheet'
import { shopSettings } from '../database/schema'
import { createPromotion, type NewPromotion } from '../promotions/createPromotion'
import { defaultHours } from '../shop/calendarSettings'
import { setSetting } from '../shop/setSetting'
import type { DeliverySettings } from '../shop/deliverySettings'

// Starts an embedded database, next to other workers.
// A Friday.
const now = new Date('2026-11-20T10:00:00Z')
let server: TestServer
let shopper: Shopper
beforeAll(async () => {
  const settings = { PAYMENT: 'demonstration,counter', SHOP_GUARANTEE_NOTICE: 'avis.pdf' }
  server = await startServer({ clock: () => now, settings })
})
afterAll(() => server.close())
beforeEach(async () => {
  shopper = await shopperOn(server)
})
afterEach(() => database().delete(shopSettings))

const database = () => server.services.database.sql
const setDelivery = (value: DeliverySettings) =>
  setSetting(database(), { name: 'delivery', value, at: now })
const zones: DeliverySettings['zones'] = [
  {
    name: 'France métropolitaine',
    prefixes: ['1', '4'],
    brackets: [
      { upToGrams: 1_000, cents: 590 },
      { upToGrams: 5_000, cents: 990 },
    ],
    freeFromCents: 4_000,
  },
  {
    name: 'Corse',
    prefixes: ['20'],
    brackets: [{ upToGrams: null, cents: 1_490 }],
    freeFromCents: null,
  },
  { name: 'Outre-mer', prefixes: ['97'], brackets: null, freeFromCents: null },
]

async function add(fields: Parameters<typeof insertProduct>[1], pieces = 1) {
  const { serial } = await insertProduct(database(), { stock: 99, weightGrams: 250, ...fields })
  for (let added = 0; added < pieces; added += 1) await shopper.add(serial)
}

async function quote(delivery: string, postcode?: string) {
  const { status, body } = await shopper.send<QuoteReply>('POST', '/api/client/checkout/quote', {
    client_id: shopper.client.id,
    delivery,
    ...(postcode !== undefined && { address: { postcode } }),
  })
  expect(status).toBe(200)
  return body
}

// law: before-the-order
test('the defaults deliver for nothing, and promise days', async () => {
  await add({ priceCents: 1_055, vatRate: 550 }, 2)
  const quoted = await quote('domicile', '41000')
  expect(quoted).toEqual({
    lines: (await shopper.cart()).body,
    subtotal: 21.1,
    discounts: [],
    promotion: null,
    fee: 0,
    fee_missing: null,
    vat: [{ rate: 5.5, amount: 1.1 }],
    vat_franchise: false,
    dates: { from: '2026-11-25', to: '2026-11-27' },
    hours: null,
    pickup_address: null,
    total: 21.1,
    addresses: [],
    means: ['demonstration'],
    conditions_version: expect.any(Number) as number,
    guarantee_notice: {
      text: sheetWords.guaranteeNotice,
      url: 'http://localhost:3000/garantie-legale.pdf',
    },
    refusal: null,
    postcode_refused: false,
  })
  expect(await quote('magasin')).toMatchObject({
    dates: { from: '2026-11-25', to: '2026-11-25' },
    means: ['demonstration', 'counter'],
  })
})

test('for a pickup the hours and the next closures are those of the settings', async () => {
  const tuesday = [{ from: '09:00', to: '19:00' }]
  const set = (name: 'hours' | 'closedWeeks', value: unknown) =>
    setSetting(database(), { name, value, at: now })
  await set('hours', { ...defaultHours, tuesday })
  const past = { from: '2026-08-01', to: '2026-11-19' }
  const christmas = { from: '2026-12-24', to: '2027-01-03' }
  const far = { from: '2027-02-01', to: '2027-02-07' }
  await set('closedWeeks', [far, christmas, past])
  await add({})
  expect(await quote('domicile')).toMatchObject({ hours: null })
  expect(await quote('magasin')).toMatchObject({
    dates: { from: '2026-12-01', to: '2026-12-01' },
    hours: { week: [[], tuesday, [], [], [], [], []], closed: [christmas] },
    pickup_address: server.services.settings.seller.address,
  })
})

test('the fee is that of the zone and the weight, with its share of the VAT', async () => {
  await setDelivery({ enabled: true, zones })
  await add({ priceCents: 3_000, vatRate: 550 })
  await add({ priceCents: 500, vatRate: 2000 })
  expect(await quote('domicile', '41000')).toMatchObject({
    subtotal: 35,
    fee: 5.9,
    fee_missing: 5,
    total: 40.9,
    // Of the fee, 5,06 € at 5,5 % and 0,84 € at 20 %.
    vat: [
      { rate: 5.5, amount: 1.83 },
      { rate: 20, amount: 0.97 },
    ],
  })
  expect(await quote('domicile', '20 000')).toMatchObject({ fee: 14.9, fee_missing: null })
  expect(await quote('magasin')).toMatchObject({ fee: 0, total: 35 })
  expect(await quote('domicile')).toMatchObject({ fee: 5.9, refusal: null })
  await add({ priceCents: 1, weightGrams: 900 })
  expect(await quote('domicile', '41000')).toMatchObject({ fee: 9.9, fee_missing: 4.99 })
})

async function applyCode(offer: Omit<NewPromotion, 'createdAt'>) {
  const { code } = await createPromotion(database(), { ...offer, createdAt: now })
  const asked = { client_id: shopper.client.id, promotion_code: code }
  expect((await shopper.send('POST', '/api/client/cart/code', asked)).status).toBe(200)
}

test.each([
  ['a percentage', { code: 'PART', kind: 'percent', value: 10 }],
  ['an amount', { code: 'SOMME', kind: 'amount', value: 300 }],
  ['an amount above the goods', { code: 'GROS', kind: 'amount', value: 5_000 }],
  [
    'a percentage from more goods',
    { code: 'PLUS', kind: 'percent', value: 10, minimumCents: 3_500 },
  ],
] as const)('%s leaves the same missing for free delivery as no code', async (_, offer) => {
  await setDelivery({ enabled: true, zones })
  await add({ priceCents: 3_000 })
  await applyCode(offer)
  expect(await quote('domicile', '41000')).toMatchObject({ fee: 5.9, fee_missing: 10 })
})

test('a code does not take a free delivery away', async () => {
  await setDelivery({ enabled: true, zones })
  await add({ priceCents: 4_200 })
  await applyCode({ code: 'MOINS', kind: 'percent', value: 10 })
  expect(await quote('domicile', '41000')).toMatchObject({
    fee: 0,
    fee_missing: null,
    discounts: [{ name: 'MOINS', amount: 4.2 }],
    total: 37.8,
  })
})

test('delivery is free from the sum of the zone, but for what a product costs beyond', async () => {
  await setDelivery({ enabled: true, zones })
  await add({ priceCents: 2_000 }, 2)
  expect(await quote('domicile', '41000')).toMatchObject({ fee: 0, fee_missing: null, total: 40 })
  await add({ priceCents: 100, deliveryExtraCents: 250 }, 2)
  expect(await quote('domicile', '41000')).toMatchObject({ fee: 5, total: 47 })
})

test('before an address is typed, the fee is that of the first zone that is served', async () => {
  const [france, ...others] = zones
  await setDelivery({ enabled: true, zones: [...others.reverse(), france!] })
  await add({ priceCents: 1_000 })
  expect(await quote('domicile')).toMatchObject({ fee: 14.9, refusal: null })
})

test.each([
  ['97400', words.notServed('Outre-mer')],
  ['x', words.postcodeUnknown],
  ['99999', words.postcodeUnknown],
])('the postcode %s is refused by a sentence', async (postcode, refusal) => {
  await setDelivery({ enabled: true, zones })
  await add({ priceCents: 1_000 })
  expect(await quote('domicile', postcode)).toMatchObject({
    fee: 0,
    total: 10,
    refusal,
    postcode_refused: true,
    dates: null,
  })
})

test('what cannot be carried is refused at home, and not in the shop', async () => {
  await add({ name: 'Torréfacteur', pickupOnly: true })
  const refusal = words.pickupOnly(['Torréfacteur'])
  const refused = { refusal, postcode_refused: false, dates: null }
  expect(await quote('domicile', '41000')).toMatchObject(refused)
  expect(await quote('magasin')).toMatchObject({ refusal: null })
  await setDelivery({ enabled: false, zones })
  expect(await quote('domicile', '41000')).toMatchObject({ refusal: words.disabled })
})

test('a parcel above the last bracket is refused', async () => {
  await setDelivery({ enabled: true, zones })
  await add({ weightGrams: 3_000 }, 2)
  expect(await quote('domicile', '41000')).toMatchObject({ refusal: words.tooHeavy })
})

test('an empty cart costs nothing', async () => {
  await setDelivery({ enabled: true, zones })
  expect(await quote('domicile', '41000')).toMatchObject({ lines: [], fee: 0, total: 0, vat: [] })
})
