import fc from 'fast-check'
import { settingReplies as words } from '../../wording/shopSettings'
import { runCommand } from '../commands/runCommand'
import { sampleOf } from '../../testing/sample'
import { startServer, type TestServer } from '../../testing/startServer'
import { settingNames } from '../../contract/settingNames'
import { defaultShopSettings } from './shopSettings'

// Opens an embedded database on a busy machine.
jest.setTimeout(120_000)

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const set = (name: string, value: unknown) =>
  runCommand(
    server.services,
    { name: 'setSetting', args: { name, json: JSON.stringify(value) } },
    (error) => {
      throw error
    },
  )

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', '\u200b', '__proto__'),
)
const anyValue = fc.oneof(
  anyText,
  fc.integer(),
  fc.constantFrom(null, true, -0, 0.5, 2 ** 53, [], {}),
  fc.jsonValue(),
)

/** Every place in a value, as the keys that lead there. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  const inside = Object.entries(value).flatMap(([key, part]) =>
    placesIn(part).map((place) => [key, ...place]),
  )
  return [[], ...inside]
}

/** The value with another one in that place. */
function replaceIn(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by
  const parts = value as Record<string, unknown>
  const part = replaceIn(parts[key], rest, by)
  return Array.isArray(value)
    ? value.map((old: unknown, index) => (String(index) === key ? part : old))
    : { ...parts, [key]: part }
}

const samples = {
  ...defaultShopSettings,
  hours: { ...defaultShopSettings.hours, monday: [{ from: '09:00', to: '12:00' }] },
  closedWeeks: [{ from: '2026-08-01', to: '2026-08-15' }],
}
const changed = fc
  .constantFrom(...settingNames)
  .chain((name) =>
    fc
      .tuple(fc.constantFrom(...placesIn(samples[name])), anyValue)
      .map(([place, by]) => ({ name, value: replaceIn(samples[name], place, by) })),
  )

test('any value of a setting is stored and read again, or refused in words', async () => {
  await fc.assert(
    fc.asyncProperty(changed, async ({ name, value }) => {
      const { isDone, message } = await set(name, value)
      expect(message.split('\n')[0]).toBe(isDone ? words.set(name) : words.wrong(name, []))
      expect(await server.services.shopSettings.read()).toHaveProperty(name)
    }),
    { numRuns: sampleOf(3_000, 300) },
  )
})

test('the name of a zone is one line of visible text', async () => {
  const { delivery } = defaultShopSettings
  const named = (name: string) => ({ ...delivery, zones: [{ ...delivery.zones[0]!, name }] })
  expect((await set('delivery', named('Ici\u0000\net là'))).isDone).toBe(true)
  const [zone] = (await server.services.shopSettings.read()).delivery.zones
  expect(zone?.name).toBe('Ici et là')
  expect((await set('delivery', named('\u200b'))).isDone).toBe(false)
})
