import { eq } from 'drizzle-orm'
import type { DeliveryPromiseReply } from '../../../contract/api/delivery'
import type { StaffEnvironment, StaffSettings } from '../../../contract/api/staff/staffSettings'
import { settingNames, type SettingName } from '../../../contract/settingNames'
import { openAgain } from '../../../testing/openTestDatabase'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import { until } from '../../../testing/until'
import { adminSettingReplies as replies } from '../../../wording/replies/adminSettings'
import { settingLines } from '../../../wording/settingLines'
import { wantedOfSetting as wanted } from '../../../wording/shopSettings'
import { runCommand } from '../../commands/runCommand'
import { auditLog, shopSettings, staffSessions } from '../../database/schema'
import { ShopSettingsCache } from '../../shop/ShopSettingsCache'
import { defaultShopSettings } from '../../shop/shopSettings'

// A Wednesday.
const now = new Date('2026-11-25T10:00:00Z')
let server: TestServer
let manager: Member
beforeAll(async () => {
  server = await startServer({ clock: () => now })
  manager = await staffOn(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.database.sql.delete(shopSettings)
  await server.services.database.sql.delete(auditLog)
})

type Changed = {
  version: number
  message: string
  code?: string
  fields?: Record<string, string>
}
const read = async () => (await manager.send<StaffSettings>('GET', '/api/admin/settings')).body
const versionOf = async (name: SettingName) => (await read())[name].version
const url = (name: string) => `/api/admin/settings/${name}`
async function change(name: SettingName, value: unknown, version?: number, by = manager) {
  const body = { version: version ?? (await versionOf(name)), value }
  return by.send<Changed>('POST', url(name), body)
}
const promiseOf = async ({ inject }: TestServer) =>
  (await inject({ url: '/api/delivery' })).json<DeliveryPromiseReply>()

const open = [{ from: '09:00', to: '19:00' }]
const hours = { ...defaultShopSettings.hours, wednesday: open, friday: open }
const { delivery, preparation } = defaultShopSettings
const mainland = delivery.zones[0]!
const paying = (cents: number, change: object = {}) => ({
  ...delivery,
  zones: [
    { ...mainland, brackets: [{ upToGrams: null, cents }], freeFromCents: 6000, ...change },
    ...delivery.zones.slice(1),
  ],
})

test('a shop that changed nothing shows its settings, and what follows from them', async () => {
  const settings = await read()
  for (const name of settingNames) {
    expect(settings[name].value).toEqual(defaultShopSettings[name])
    expect(settings[name]).toMatchObject({ is_initial: true, history: [] })
    expect(settings[name].lines).toEqual(settings[name].initial)
  }
  expect(settings.today).toBe('')
  expect(settings.promise).toContain('prête à la boutique le lundi 30 novembre')
})

test('a change is in effect at once, on this server and on another', async () => {
  const { database } = server.services
  const isShared = database.kind === 'embedded'
  const own = isShared ? database : await openAgain(database)
  const second = await startServer({
    clock: () => now,
    services: { database: own, shopSettings: new ShopSettingsCache(own.sql) },
  })
  await second.services.shopSettings.follow(own)
  expect((await promiseOf(second)).home?.fee).toBe(0)
  expect(await change('delivery', paying(590))).toMatchObject({
    status: 200,
    body: { message: replies.changed },
  })
  await change('hours', hours)
  await change('closedWeeks', [{ from: '2026-12-24', to: '2027-01-03' }])
  const here = await promiseOf(server)
  expect(here.home).toMatchObject({ fee: 5.9, free_from: 60 })
  expect(here.hours.week[2]).toEqual(open)
  expect(here.hours.closed).toContainEqual({ from: '2026-12-24', to: '2027-01-03' })
  await until(async () => (await promiseOf(second)).hours.closed.length > 0)
  expect(await promiseOf(second)).toEqual(here)
  expect((await read()).today).toBe('Aujourd’hui\u00a0: ouvert de 9\u00a0h à 19\u00a0h.')
  await second.services.shopSettings.stop()
  await second.leave()
  if (!isShared) await own.close()
})

test('who sells and where the money goes ask for a fresh proof, other settings do not', async () => {
  const { sql } = server.services.database
  const staffer = await staffOn(server)
  const provenAt = new Date(now.getTime() - 60 * 60_000)
  await sql.update(staffSessions).set({ provenAt }).where(eq(staffSessions.staffId, staffer.id))
  const asking: string[] = []
  for (const name of settingNames) {
    const changed = await change(name, defaultShopSettings[name], 0, staffer)
    const reset = await staffer.send<Changed>('POST', `${url(name)}/reset`, { version: 0 })
    expect(changed.body.code === 'proof_needed').toBe(reset.body.code === 'proof_needed')
    if (changed.body.code === 'proof_needed') asking.push(name)
  }
  expect(asking).toEqual(['identity', 'means'])
})

test('on a closed day the shop says so', async () => {
  await change('hours', hours)
  await change('closedWeeks', [{ from: '2026-11-25', to: '2026-11-25' }])
  expect((await read()).today).toBe('Aujourd’hui\u00a0: fermé.')
})

test.each<[string, SettingName, unknown, Record<string, string>]>([
  ['an empty name', 'delivery', paying(0, { name: ' ' }), { 'zones[0].name': wanted.zoneName }],
  [
    'a wrong prefix',
    'delivery',
    paying(0, { prefixes: ['2A'] }),
    { 'zones[0].prefixes[0]': wanted.prefix },
  ],
  ['no prefix', 'delivery', paying(0, { prefixes: [] }), { 'zones[0].prefixes': wanted.prefixes }],
  [
    'a prefix of another zone',
    'delivery',
    paying(0, { prefixes: ['20'] }),
    { zones: wanted.prefixTwice },
  ],
  ['a fee below zero', 'delivery', paying(-1), { 'zones[0].brackets[0].cents': wanted.cents }],
  [
    'no amount',
    'delivery',
    paying(0, { freeFromCents: 'x' }),
    { 'zones[0].freeFromCents': wanted.cents },
  ],
  [
    'brackets out of order',
    'delivery',
    paying(0, {
      brackets: [
        { upToGrams: null, cents: 1 },
        { upToGrams: 5, cents: 2 },
      ],
    }),
    { 'zones[0].brackets': wanted.brackets },
  ],
  [
    'a shop that works on no day',
    'preparation',
    { ...preparation, workingDays: [] },
    { workingDays: wanted.workingDays },
  ],
  ['half a day', 'preparation', { ...preparation, days: 0.5 }, { days: wanted.days }],
  [
    'a carrier that is slower at best than at worst',
    'preparation',
    { ...preparation, transit: { ...preparation.transit, from: 3, to: 2 } },
    { transit: wanted.transit },
  ],
  [
    'an hour that does not exist',
    'preparation',
    { ...preparation, cutOff: '24:00' },
    { cutOff: wanted.time },
  ],
  [
    'no time',
    'hours',
    { ...hours, monday: [{ from: '', to: '12:00' }] },
    { 'monday[0].from': wanted.time },
  ],
  [
    'an end before the start',
    'hours',
    { ...hours, monday: [{ from: '12:00', to: '09:00' }] },
    { 'monday[0]': wanted.span },
  ],
  ['no date', 'closedWeeks', [{ from: '', to: '2026-12-24' }], { '[0].from': wanted.date }],
  [
    'weeks that end before they begin',
    'closedWeeks',
    [{ from: '2026-12-25', to: '2026-12-24' }],
    { '[0]': wanted.span },
  ],
  [
    'a closure without a near end',
    'closedWeeks',
    [
      { from: '2026-12-24', to: '2027-01-03' },
      { from: '2027-02-01', to: '9999-12-31' },
    ],
    { '[1].to': wanted.nearEnd },
  ],
  [
    'a mail after a year',
    'reviews',
    { invitationDays: 365 },
    { invitationDays: wanted.invitationDays },
  ],
])('%s is refused at its place, in French, and nothing changes', async (_, name, value, fields) => {
  const { status, body } = await change(name, value)
  expect([status, body.code, body.message]).toEqual([400, 'invalid_input', replies.wrong])
  const sentences = Object.entries(fields).map(([place, one]) => [place, replies.wanted(one)])
  expect(body.fields).toEqual(Object.fromEntries(sentences))
  const { sql } = server.services.database
  expect([await sql.$count(shopSettings), await sql.$count(auditLog)]).toEqual([0, 0])
})

test.each([
  ['delais', { version: 0, value: {} }],
  ['__proto__', { version: 0, value: {} }],
  ['hours', { version: 0 }],
  ['hours', { value: defaultShopSettings.hours }],
  ['hours', { version: -1, value: defaultShopSettings.hours }],
  ['hours/reset', {}],
])('%s with %j is refused', async (name, body) => {
  expect((await manager.send('POST', url(name), body)).status).toBe(400)
  expect(await server.services.database.sql.$count(shopSettings)).toBe(0)
})

test('two managers at once: the second is told who was faster, and may then go on', async () => {
  const other = await staffOn(server)
  const seen = await versionOf('reviews')
  expect((await change('reviews', { invitationDays: 5 }, seen, other)).status).toBe(200)
  const late = await change('reviews', { invitationDays: 6 }, seen)
  expect([late.status, late.body.code]).toEqual([409, 'setting_changed'])
  expect(late.body.message).toBe(replies.changedBy({ who: other.email, at: now }))
  const reset = await manager.send<Changed>('POST', url('reviews/reset'), { version: seen })
  expect(reset.status).toBe(409)
  expect((await read()).reviews.value).toEqual({ invitationDays: 5 })
  expect((await change('reviews', { invitationDays: 6 })).status).toBe(200)
})

test('of many changes of what all of them saw, one is done', async () => {
  const seen = await versionOf('reviews')
  const tried = await Promise.all(
    Array.from({ length: 6 }, (_, index) => change('reviews', { invitationDays: index + 1 }, seen)),
  )
  const done = tried.filter(({ status }) => status === 200)
  expect(tried.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect((await read()).reviews.version).toBe(done[0]!.body.version)
  expect(await server.services.database.sql.$count(auditLog)).toBe(1)
})

test('each change is in the history: who, when, before and after', async () => {
  await change('delivery', paying(590))
  const json = JSON.stringify(paying(690))
  await runCommand(
    server.services,
    { name: 'setSetting', args: { name: 'delivery', json } },
    (error) => {
      throw error
    },
  )
  const version = await versionOf('delivery')
  await manager.send('POST', url('delivery/reset'), { version })
  const [line = ''] = settingLines.delivery(paying(590)).slice(1)
  const dearer = line.replace('5,90', '6,90')
  const initial = settingLines.delivery(delivery)[1]!
  const at = now.toISOString()
  const { history, is_initial: isInitial } = (await read()).delivery
  expect(isInitial).toBe(true)
  expect(history).toEqual([
    { at, who: manager.email, is_reset: true, before: [dearer], after: [initial] },
    { at, who: null, is_reset: false, before: [line], after: [dearer] },
    { at, who: manager.email, is_reset: false, before: [initial], after: [line] },
  ])
})

test('what changes nothing leaves no trace', async () => {
  const first = await change('reviews', { invitationDays: 5 })
  const again = await change('reviews', { invitationDays: 5 })
  expect(again).toEqual(first)
  await manager.send('POST', url('hours/reset'), { version: await versionOf('hours') })
  expect(await server.services.database.sql.$count(auditLog)).toBe(1)
})

test('a manager sees what the operator set, and no secret', async () => {
  const secrets = {
    STRIPE_SECRET_KEY: 'sk_test_aTopSecret',
    STRIPE_WEBHOOK_SECRET: 'whsec_anotherSecret',
    SMTP_URL: 'smtp://user:passphrase@mail.secret.example',
    SESSION_SECRET: 'c'.repeat(32),
  }
  const shop = await startServer({
    settings: { ...secrets, PAYMENT: 'stripe,counter', SHOP_NAME: 'L’Épicerie' },
  })
  const { body } = await (
    await staffOn(shop)
  ).send<StaffEnvironment>('GET', '/api/admin/environment')
  const valueOf = (name: string) => body.values.find((one) => one.name === name)
  expect(valueOf('SHOP_NAME')).toMatchObject({ is_set: true, value: 'L’Épicerie' })
  expect(valueOf('PAYMENT')?.value).toBe('stripe, counter')
  expect(valueOf('SHOP_SIRET')).toMatchObject({ is_set: false, value: null })
  for (const name of ['SMTP_URL', 'STRIPE_SECRET_KEY'])
    expect(valueOf(name)).toMatchObject({ is_set: true, value: null })
  for (const secret of [...Object.values(secrets), 'passphrase', 'mail.secret'])
    expect(JSON.stringify(body)).not.toContain(secret)
  const missing = body.missing.map(({ name }) => name)
  expect(missing).toEqual(expect.arrayContaining(['PUBLIC_URL', 'SHOP_SIRET', 'STRIPE_SECRET_KEY']))
  expect(missing).not.toContain('SHOP_NAME')
  expect(missing).not.toContain('SMTP_URL')
  await shop.close()
})

test('a mail to oneself goes through the outbox, five times an hour', async () => {
  const shop = await startServer({ settings: { RATE_LIMITS: 'on' } })
  const member = await staffOn(shop)
  const ask = () => member.send<{ message: string }>('POST', '/api/admin/mail-test')
  const { body } = await ask()
  expect(body.message).toBe(replies.mailWritten(member.email))
  const [mail, ...others] = await shop.readMails(member.email)
  expect(others).toEqual([])
  expect(mail).toContain('E-mail de test de Comptoir')
  const statuses = []
  for (let time = 2; time <= 6; time += 1) statuses.push((await ask()).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
  await shop.close()
})
