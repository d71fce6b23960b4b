import { asc } from 'drizzle-orm'
import { settingReplies as words } from '../../wording/shopSettings'
import { runCommand } from '../commands/runCommand'
import { shopSettings, settingsHistory } from '../database/schema'
import { startServer, type TestServer } from '../../testing/startServer'
import { until } from '../../testing/until'
import { ShopSettingsCache } from './ShopSettingsCache'
import { defaultShopSettings } from './shopSettings'

// Opens an embedded database on a busy machine.
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
afterEach(() => server.services.database.sql.delete(shopSettings))

const run = (name: string, args: unknown) =>
  runCommand(server.services, { name, args }, (error) => {
    throw error
  })
const set = (name: string, value: unknown) =>
  run('setSetting', { name, json: JSON.stringify(value) })
const preparation = { ...defaultShopSettings.preparation, days: 1, cutOff: '16:00' }

test('a shop that sets nothing has the defaults', async () => {
  expect(await server.services.shopSettings.read()).toEqual(defaultShopSettings)
})

test('a setting is set, shown, listed and returned to its default, and its history stays', async () => {
  expect(await set('preparation', preparation)).toEqual({
    isDone: true,
    message: words.set('preparation'),
  })
  const shown = await run('getSetting', { name: 'preparation' })
  expect(JSON.parse(shown.message)).toEqual(preparation)
  const { message } = await run('listSettings', {})
  expect(message.split('\n').filter((line) => line.includes('origine'))).toHaveLength(9)
  expect((await server.services.shopSettings.read()).preparation).toEqual(preparation)
  await run('resetSetting', { name: 'preparation' })
  expect(await server.services.shopSettings.read()).toEqual(defaultShopSettings)
  const history = await server.services.database.sql
    .select({ name: settingsHistory.name, value: settingsHistory.value })
    .from(settingsHistory)
    .orderBy(asc(settingsHistory.id))
  expect(history).toEqual([
    { name: 'preparation', value: preparation },
    { name: 'preparation', value: null },
  ])
})

test('a change is in effect on every server within a second', async () => {
  const { database } = server.services
  const others = [new ShopSettingsCache(database.sql), new ShopSettingsCache(database.sql)]
  await Promise.all(others.map((other) => other.follow(database)))
  const read = () => Promise.all(others.map((other) => other.read()))
  expect(await read()).toEqual([defaultShopSettings, defaultShopSettings])
  expect(await others[0]!.read()).toBe(await others[0]!.read())
  await set('preparation', preparation)
  const isEverywhere = async () => (await read()).every((one) => one.preparation.days === 1)
  await until(isEverywhere, { timeoutMs: 1_000 })
  await Promise.all(others.map((other) => other.stop()))
})

const zone = { name: 'Ici', prefixes: ['4'], brackets: null, freeFromCents: null }
const delivery = (change: object) => ({ enabled: true, zones: [{ ...zone, ...change }] })

test.each([
  ['a name that is none', 'delais', {}, 'Le réglage delais n’existe pas.'],
  ['a missing field', 'delivery', { enabled: true }, '- zones\u00a0: '],
  ['an unknown field', 'delivery', { ...delivery({}), free: 1 }, '"free"'],
  ['a word for a number', 'preparation', { ...preparation, days: 'x' }, '- days\u00a0: '],
  [
    'a wrong prefix',
    'delivery',
    delivery({ prefixes: ['2A'] }),
    '- zones[0].prefixes[0]\u00a0: un ',
  ],
  ['a prefix in two zones', 'delivery', { enabled: true, zones: [zone, zone] }, 'qu’à une zone'],
  [
    'brackets out of order',
    'delivery',
    delivery({
      brackets: [
        { upToGrams: null, cents: 500 },
        { upToGrams: 100, cents: 300 },
      ],
    }),
    'tranches de poids croissantes',
  ],
  ['a fee below zero', 'delivery', delivery({ freeFromCents: -1 }), 'zones[0].freeFromCents'],
  ['a wrong hour', 'preparation', { ...preparation, cutOff: '25:00' }, '- cutOff\u00a0: une heure'],
  [
    'a week that ends before it begins',
    'closedWeeks',
    [{ from: '2026-08-02', to: '2026-08-01' }],
    '[0]',
  ],
  [
    'a day that does not exist',
    'closedWeeks',
    [{ from: '2026-02-30', to: '2026-03-01' }],
    'une date',
  ],
])('%s is refused by a sentence, and nothing changes', async (_, name, value, sentence) => {
  const reply = await set(name, value)
  expect(reply.isDone).toBe(false)
  expect(reply.message).toContain(sentence)
  expect(await server.services.database.sql.$count(shopSettings)).toBe(0)
})

test('what is no JSON is refused', async () => {
  expect(await run('setSetting', { name: 'hours', json: '{' })).toEqual({
    isDone: false,
    message: words.notJson('hours'),
  })
})

test('a stored value of another form stops the reading', async () => {
  const { sql } = server.services.database
  await sql.insert(shopSettings).values({ name: 'delivery', value: { free: true }, at: new Date() })
  await expect(server.services.shopSettings.read()).rejects.toThrow()
})
