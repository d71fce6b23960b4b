import type { DeliveryPromiseReply } from '../../contract/api/delivery'
import { insertProduct } from '../../testing/makeData'
import { startServer, type TestServer } from '../../testing/startServer'
import { shopSettings } from '../database/schema'
import { defaultHours, defaultPreparation } from '../shop/calendarSettings'
import { setSetting } from '../shop/setSetting'
import type { SettingName } from '../../contract/settingNames'

// Starts an embedded database, next to other workers.
// A Friday.
let now = new Date('2026-11-20T10:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.close())
afterEach(async () => {
  now = new Date('2026-11-20T10:00:00Z')
  await database().delete(shopSettings)
})

const database = () => server.services.database.sql
const set = (name: SettingName, value: unknown) => setSetting(database(), { name, value, at: now })
const setZone = (zone: object) =>
  set('delivery', {
    enabled: true,
    zones: [{ name: 'Métropole', prefixes: ['4'], brackets, freeFromCents: 4_500, ...zone }],
  })
const brackets = [
  { upToGrams: 1_000, cents: 590 },
  { upToGrams: 5_000, cents: 990 },
]

async function ask(serial?: string) {
  const search = serial === undefined ? '' : `?product_serial_number=${serial}`
  const reply = await server.inject({ url: `/api/delivery${search}` })
  return { ...reply, body: reply.json<DeliveryPromiseReply>() }
}
const promiseOf = async (fields: Parameters<typeof insertProduct>[1]) =>
  (await ask((await insertProduct(database(), { weightGrams: 250, ...fields })).serial)).body

test('by default delivery is free, with its days, and the day of the pickup', async () => {
  const { body, headers } = await ask()
  expect(body).toEqual({
    home: {
      zone: 'France métropolitaine',
      fee: 0,
      surcharge: 0,
      free_from: null,
      dates: { from: '2026-11-25', to: '2026-11-27' },
    },
    pickup_from: '2026-11-25',
    hours: { week: [[], [], [], [], [], [], []], closed: [] },
  })
  expect(headers['cache-control']).toBe('public, max-age=60')
})

test('where the first zone is not served, the next one is promised', async () => {
  const corsica = { name: 'Corse', prefixes: ['20'], brackets, freeFromCents: null }
  const mainland = { name: 'Métropole', prefixes: ['4'], brackets: null, freeFromCents: null }
  await set('delivery', { enabled: true, zones: [mainland, corsica] })
  expect((await ask()).body.home).toMatchObject({ zone: 'Corse', fee: 5.9 })
  expect((await promiseOf({ weightGrams: 2_000 })).home).toMatchObject({ zone: 'Corse', fee: 9.9 })
  await set('delivery', { enabled: true, zones: [mainland] })
  expect([(await ask()).body.home, (await promiseOf({})).home]).toEqual([null, null])
})

test('a product has the fee of its weight, and the sum from which it is free', async () => {
  await setZone({})
  expect((await ask()).body.home).toMatchObject({ fee: 5.9, free_from: 45 })
  const heavy = await promiseOf({ priceCents: 1_290, weightGrams: 2_000 })
  expect(heavy.home).toMatchObject({ zone: 'Métropole', fee: 9.9, surcharge: 0, free_from: 45 })
  const dear = await promiseOf({ priceCents: 4_500 })
  expect(dear.home).toMatchObject({ fee: 0, free_from: null })
})

test('a surcharge is part of the fee, also where delivery is free', async () => {
  await setZone({})
  const bulky = { deliveryExtraCents: 1_200 }
  const cheap = await promiseOf({ ...bulky, priceCents: 1_290 })
  expect(cheap.home).toMatchObject({ fee: 17.9, surcharge: 12, free_from: null })
  const dear = await promiseOf({ ...bulky, priceCents: 9_000 })
  expect(dear.home).toMatchObject({ fee: 12, surcharge: 12 })
})

test('what is handed out in the shop alone has no delivery', async () => {
  expect(await promiseOf({ pickupOnly: true })).toMatchObject({
    home: null,
    pickup_from: '2026-11-25',
  })
  await setZone({})
  expect((await promiseOf({ weightGrams: 5_001 })).home).toBeNull()
  await set('delivery', {
    enabled: false,
    zones: [{ name: 'M', prefixes: ['4'], brackets, freeFromCents: null }],
  })
  expect((await ask()).body.home).toBeNull()
})

test('a shop that takes no orders promises no days, and keeps its prices and hours', async () => {
  const { home } = (await ask()).body
  await set('opening', { isOpen: false, note: null })
  const { body } = await ask()
  expect(body).toMatchObject({ home: { ...home, dates: null }, pickup_from: null })
})

test('the promise moves at the cut-off, with the hours and with a closed week', async () => {
  await set('preparation', { ...defaultPreparation, days: 1, cutOff: '12:00' })
  expect((await ask()).body.pickup_from).toBe('2026-11-23')
  // 12:30 in Paris.
  now = new Date('2026-11-20T11:30:00Z')
  expect((await ask()).body.pickup_from).toBe('2026-11-24')
  const saturday = [{ from: '09:00', to: '18:00' }]
  await set('hours', { ...defaultHours, saturday })
  const closed = { from: '2026-11-24', to: '2026-11-29' }
  await set('closedWeeks', [closed])
  const { pickup_from, home, hours } = (await ask()).body
  expect(pickup_from).toBe('2026-12-05')
  expect(home?.dates).toEqual({ from: '2026-11-30', to: '2026-12-02' })
  expect(hours).toEqual({ week: [[], [], [], [], [], saturday, []], closed: [closed] })
})

test('a pickup is promised today only while the shop is still open', async () => {
  await set('preparation', { ...defaultPreparation, days: 0 })
  const morning = [{ from: '09:00', to: '12:30' }]
  await set('hours', { ...defaultHours, friday: morning, saturday: morning })
  expect((await ask()).body.pickup_from).toBe('2026-11-20')
  // 12:30 in Paris.
  now = new Date('2026-11-20T11:30:00Z')
  expect((await ask()).body.pickup_from).toBe('2026-11-21')
})

test('without a product, delivery is free only where no parcel is charged', async () => {
  const free = { upToGrams: 250, cents: 0 }
  await setZone({ brackets: [free, { upToGrams: null, cents: 590 }] })
  expect((await ask()).body.home).toMatchObject({ fee: 5.9, free_from: 45 })
  await setZone({ brackets: [free, { upToGrams: null, cents: 590 }], freeFromCents: 0 })
  expect((await ask()).body.home).toMatchObject({ fee: 0, free_from: null })
  await setZone({ brackets: [free] })
  expect((await ask()).body.home).toMatchObject({ fee: 0, free_from: null })
})

test('public holidays on which the shop would be open are announced as closed', async () => {
  const day = [{ from: '09:00', to: '18:00' }]
  await set('hours', { ...defaultHours, thursday: day, friday: day })
  await set('closedWeeks', [{ from: '2026-12-28', to: '2027-01-02' }])
  expect((await ask()).body.hours.closed).toEqual([
    { from: '2026-12-25', to: '2026-12-25' },
    { from: '2026-12-28', to: '2027-01-02' },
  ])
})

test('an unknown or retired product has no promise, and its refusal is not stored', async () => {
  const { serial } = await insertProduct(database(), { retired: true })
  for (const one of [serial, 'inconnu']) {
    const { statusCode, headers } = await ask(one)
    expect(statusCode).toBe(404)
    expect(headers['cache-control']).toBeUndefined()
  }
})
