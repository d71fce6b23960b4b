import type { StaffEnvironment, StaffSettings } from '../../../contract/api/staff/staffSettings'
import { sellerFacts, sellerSettings, type Seller } from '../../../contract/sellerFacts'
import { shellName } from '../../../contract/site/offline'
import { paths } from '../../../contract/site/paths'
import { insertProduct } from '../../../testing/makeData'
import { openAgain } from '../../../testing/openTestDatabase'
import { shopperOn } from '../../../testing/shopperOn'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startPages } from '../../../testing/startPages'
import type { TestServer } from '../../../testing/startServer'
import { until } from '../../../testing/until'
import { adminSettingReplies as replies } from '../../../wording/replies/adminSettings'
import { wantedOfSetting as wanted } from '../../../wording/shopSettings'
import { startWords } from '../../../wording/start'
import { runCommand } from '../../commands/runCommand'
import type { Database } from '../../database/connect'
import { auditLog, documents, shopSettings } from '../../database/schema'
import { conditionsInForce } from '../../conditions/inForce'
import { parseSetting } from '../../shop/setSetting'
import { defaultSeller } from '../../system/sellerFields'

// Opens a database and the pages of two servers.
jest.setTimeout(120_000)

const now = new Date('2026-11-25T10:00:00Z')
const operated = { SHOP_PHONE: '02 54 00 00 00' }
const ours: Seller = {
  ...defaultSeller,
  name: 'Le Grain et la Feuille',
  address: '12 rue Haute, 37000 Tours',
  email: 'bonjour@grain.example',
  legalName: 'Camille Martin',
  siret: '732 829 320 00074',
  mediator: 'Médiateur des tests',
}

let first: TestServer
let second: TestServer
let own: Database
let manager: Member
beforeAll(async () => {
  first = await startPages({ settings: operated })
  const { database } = first.services
  own = database.kind === 'embedded' ? database : await openAgain(database)
  second = await startPages({ settings: operated, services: { database: own }, isEmpty: true })
  for (const { services } of [first, second])
    await services.liveSettings.follow(services.database, (error) => {
      throw error
    })
  manager = await staffOn(first)
})
afterAll(async () => {
  for (const { services } of [first, second]) await services.liveSettings.stop()
  // On the embedded database both have the same.
  await (own === first.services.database ? second.leave() : second.close())
  await first.close()
})
beforeEach(async () => {
  const { sql } = first.services.database
  await sql.delete(shopSettings)
  await sql.delete(auditLog)
  await everywhere(defaultSeller.name)
})

type Changed = { version: number; message: string; code?: string; fields?: object }
const read = async () => (await manager.send<StaffSettings>('GET', '/api/admin/settings')).body
const versionOf = async () => (await read()).identity.version
async function change(value: unknown, version?: number, by = manager) {
  const body = { version: version ?? (await versionOf()), value }
  return by.send<Changed>('POST', '/api/admin/settings/identity', body)
}
const get = async ({ inject }: TestServer, url: string) =>
  (await inject({ url, headers: { accept: 'text/html' } })).body
const missing = async (server: TestServer) => {
  const request = { name: 'listMissing', args: {} }
  const { message } = await runCommand(server.services, request, (error) => {
    throw error
  })
  return message
}

/** Waits at most a second for both servers. */
const everywhere = (name: string) =>
  until(() => [first, second].every(({ services }) => services.settings.seller.name === name), {
    timeoutMs: 1_000,
  })

test('who sells changes on every page, mail and document of both servers within a second', async () => {
  const terms = () => conditionsInForce(own.sql, second.services.settings, now)
  const [before, earlier] = [await get(second, '/'), await terms()]
  expect(before).toContain(defaultSeller.name)
  await get(second, paths.legalNotice)
  expect(await change(ours)).toMatchObject({ status: 200, body: { message: replies.changed } })
  await everywhere(ours.name)

  for (const server of [first, second]) {
    const home = await get(server, '/')
    expect(home).not.toContain(defaultSeller.name)
    const [, linked = ''] = /ld\+json"[^>]*>(.*?)<\/script>/s.exec(home) ?? []
    for (const text of [ours.name, ours.email, 'Tours']) expect(linked).toContain(text)
    const notice = await get(server, paths.legalNotice)
    for (const fact of [ours.legalName, ours.siret]) expect(notice).toContain(fact)
    expect(await get(server, paths.termsOfSale)).toContain(ours.mediator)
    expect(await get(server, '/nowhere')).toContain(ours.name)
    expect(await get(server, `/${shellName}`)).toContain(ours.name)
    expect(JSON.parse(await get(server, '/manifest.webmanifest'))).toMatchObject({
      name: ours.name,
    })
    expect(JSON.parse(await get(server, '/api/openapi.json'))).toMatchObject({
      info: { title: ours.name },
    })
    expect(await missing(server)).not.toContain('SHOP_SIRET')
  }
  expect(await terms()).not.toBe(earlier)

  const member = await staffOn(second)
  await member.send('POST', '/api/admin/mail-test')
  const shopper = await shopperOn(second)
  const { serial } = await insertProduct(own.sql, { stock: 5 })
  const command_id = Number((await shopper.add(serial)).body.cart[0]?.command_id)
  expect((await shopper.pay({ command_id })).status).toBe(200)
  const [mail] = await second.readMails(member.email)
  expect(mail).toContain(`From: ${ours.name} <${ours.email}>`)
  expect(mail).toContain(ours.address)
  const [document] = await own.sql.select({ said: documents.snapshot }).from(documents)
  expect(JSON.parse(document!.said)).toMatchObject({
    seller: { name: ours.name, siret: ours.siret },
  })
})

test('what the environment sets wins, and the manager sees under which name', async () => {
  await change({ ...ours, phone: '01 23 45 67 89' })
  const { identity } = await read()
  expect(identity.fixed).toEqual([
    { place: 'phone', name: 'SHOP_PHONE', value: operated.SHOP_PHONE },
  ])
  expect(identity.lines.join()).toContain(operated.SHOP_PHONE)
  const page = await get(second, paths.legalNotice)
  expect(page).toContain(operated.SHOP_PHONE)
  expect(page).not.toContain('01 23 45 67 89')
  const { values } = (await manager.send<StaffEnvironment>('GET', '/api/admin/environment')).body
  const shown = values.filter(({ value }) => value !== null).map(({ name }) => name)
  expect(shown.filter((name) => name.startsWith('SHOP_'))).toEqual(['SHOP_PHONE'])
})

test.each<[string, object, keyof Seller, string]>([
  ['a SIRET with a wrong digit', { siret: '732 829 320 00075' }, 'siret', wanted.siret],
  ['a SIRET that is too short', { siret: '73282932000' }, 'siret', wanted.siret],
  ['no name', { name: ' ' }, 'name', wanted.line(1, 60)],
  ['an e-mail without a host', { email: 'bonjour' }, 'email', 'une adresse e-mail'],
  ['an endless host', { hosting: 'x'.repeat(301) }, 'hosting', wanted.line(0, 300)],
])('%s is refused at its field, and nothing changes', async (_, part, fact, sentence) => {
  const { status, body } = await change({ ...ours, ...part })
  expect([status, body.code]).toEqual([400, 'invalid_input'])
  expect(body.fields).toEqual({ [fact]: replies.wanted(sentence) })
  expect((await read()).identity).toMatchObject({ value: defaultSeller, is_initial: true })
})

test('a fact is one line', async () => {
  await change({ ...ours, hosting: 'OVH\n2 rue Kellermann' })
  expect((await read()).identity.value.hosting).toBe('OVH 2 rue Kellermann')
})

test('the history says what each change took and brought, and a reset returns to the start', async () => {
  await change(ours)
  await change({ ...ours, siret: '' })
  const reset = { version: await versionOf() }
  await manager.send('POST', '/api/admin/settings/identity/reset', reset)
  const { history } = (await read()).identity
  const siret = `SIRET\u00a0: ${ours.siret}`
  expect(history.map(({ is_reset: isReset }) => isReset)).toEqual([true, false, false])
  expect(history[1]).toMatchObject({ who: manager.email, before: [siret], after: [] })
  expect(history[2]?.before).toContain(`Nom\u00a0: ${defaultSeller.name}`)
  expect(history[2]?.after).toContain(siret)
  await everywhere(defaultSeller.name)
})

test('two managers at once: the second is told, and only a manager may', async () => {
  const seen = await versionOf()
  expect((await change(ours, seen)).status).toBe(200)
  expect(await change({ ...ours, name: 'Autre' }, seen)).toMatchObject({
    status: 409,
    body: { code: 'setting_changed' },
  })
  for (const role of ['préparation', 'comptable'] as const)
    expect((await change(ours, 0, await staffOn(first, role))).status).toBe(403)
  expect((await read()).identity.value).toEqual(ours)
})

test('the franchise and the declaration of accessibility are the shopkeeper’s to set', async () => {
  await change({ ...ours, vatFranchise: true, accessibility: 'audit:87' })
  await everywhere(ours.name)
  expect(await get(second, paths.legalNotice)).toContain('293 B')
  expect(await get(second, paths.accessibility)).toMatch(/87\u00a0?%|87 %/)
  const { lines } = (await read()).identity
  expect(lines.join()).toMatch(/Franchise en base de TVA\u00a0: oui.*audit, 87\u00a0%/)
  const wrong = await change({ ...ours, accessibility: 'audit:douze' })
  expect(wrong.body.fields).toHaveProperty('accessibility')
  // Stored before there were these two.
  const older = { ...ours, vatFranchise: undefined, accessibility: undefined }
  expect(parseSetting('identity', older)).toEqual(ours)
})

test('a shop whose shopkeeper has filled in everything lacks no fact', async () => {
  const filled = Object.fromEntries(
    sellerFacts.map((fact) => [fact, ours[fact] === '' ? 'sans objet' : ours[fact]]),
  )
  await change({ ...filled, phone: '', siret: ours.siret })
  const lines = await missing(first)
  for (const name of Object.values(sellerSettings)) expect(lines).not.toContain(`- ${name}\u00a0`)
  expect(lines).not.toBe(startWords.nothingMissing)
})
