import type { OwnHomeReply } from '../../../contract/api/home'
import type { ProductReply } from '../../../contract/api/catalogue'
import type { StaffSettings } from '../../../contract/api/staff/staffSettings'
import { homeLengths } from '../../../contract/homeLimits'
import type { SettingName } from '../../../contract/settingNames'
import { changeProducts } from '../../../testing/makeData'
import { openAgain } from '../../../testing/openTestDatabase'
import { plainPicture } from '../../../testing/plainPicture'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startPages } from '../../../testing/startPages'
import type { TestServer } from '../../../testing/startServer'
import { until } from '../../../testing/until'
import { homeWords } from '../../../wording/home'
import { adminSettingReplies as replies } from '../../../wording/replies/adminSettings'
import { wantedOfSetting as wanted } from '../../../wording/shopSettings'
import { eq } from 'drizzle-orm'
import { products, shopSettings } from '../../database/schema'
import { defaultHome } from '../../shop/homeSettings'
import { ShopSettingsCache } from '../../shop/ShopSettingsCache'

jest.setTimeout(120_000)

const initial = homeWords.specified
let server: TestServer
let manager: Member
beforeAll(async () => {
  server = await startPages()
  manager = await staffOn(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.database.sql.delete(shopSettings)
  server.services.catalogueCache!.drop()
})

type Changed = { version: number; code?: string; fields?: Record<string, string> }
const read = async () => (await manager.send<StaffSettings>('GET', '/api/admin/settings')).body
async function change(name: SettingName, value: unknown, version?: number, by = manager) {
  const body = { version: version ?? (await read())[name].version, value }
  return by.send<Changed>('POST', `/api/admin/settings/${name}`, body)
}
const pageOf = async ({ inject }: TestServer) => (await inject({ url: '/' })).body
const homeOf = async ({ inject }: TestServer) =>
  (await inject({ url: '/api/home' })).json<OwnHomeReply>()
const bestOf = async ({ inject }: TestServer) =>
  (await inject({ url: '/api/best_product/' }))
    .json<ProductReply[]>()
    .map(({ product_serial_number: serial }) => serial)

const typed = {
  ...defaultHome,
  notice: 'Fermé du 24 au 31 décembre !',
  headline: 'Nouvelle récolte',
  history: { title: 'Depuis 2009', paragraphs: ['Un.', 'Deux.'] },
  values: [{ title: 'Le grain', text: '' }, ...defaultHome.values.slice(1)],
}

test('a shop that says nothing of its own has the default words and no notice', async () => {
  const page = await pageOf(server)
  expect(page).toContain(`>${initial.headline}</h1>`)
  expect(page).toContain(initial.history.paragraphs[1])
  expect(page).toContain('/hero/hero-mobile-720.avif')
  expect(await homeOf(server)).toEqual({
    notice: null,
    headline: null,
    introduction: null,
    picture: null,
    history_title: null,
    history: null,
    values: [
      { title: null, text: null },
      { title: null, text: null },
      { title: null, text: null },
    ],
  })
})

test('its own words are in the page at once on every server, and the default ones elsewhere', async () => {
  const { database } = server.services
  const isShared = database.kind === 'embedded'
  const own = isShared ? database : await openAgain(database)
  const second = await startPages({
    isEmpty: true,
    services: { database: own, shopSettings: new ShopSettingsCache(own.sql) },
  })
  await second.services.shopSettings.follow(own)
  for (const one of [server, second]) expect(await pageOf(one)).toContain(initial.headline)
  expect((await change('home', typed)).status).toBe(200)
  await until(async () => (await pageOf(server)).includes('>Nouvelle récolte</h1>'))
  const page = await pageOf(server)
  expect(page).toContain('Fermé du 24 au 31 décembre\u00a0!</p>')
  expect(page).toContain('<h2>Depuis 2009</h2><p>Un.</p><p>Deux.</p>')
  expect(page).toContain(`<h3>Le grain</h3><p>${initial.values.items[0]!.text}</p>`)
  expect(page).toContain(initial.introduction)
  for (const gone of [initial.headline, initial.history.title, initial.values.items[0]!.title])
    expect(page).not.toContain(gone)
  await until(async () => (await pageOf(second)).includes('>Nouvelle récolte</h1>'))
  expect(await homeOf(second)).toEqual(await homeOf(server))
  await second.services.shopSettings.stop()
  await second.leave()
  if (!isShared) await own.close()
})

test('no word can become markup', async () => {
  const evil = '</script><script>alert(1)</script>'
  await change('home', { ...typed, headline: evil, history: { title: evil, paragraphs: [evil] } })
  await until(async () => (await homeOf(server)).headline === evil)
  const page = await pageOf(server)
  expect(page).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</h1>')
  expect(page).not.toContain('<script>alert')
  expect(page).not.toContain('</script><script>alert')
})

const long = (max: number) => 'é'.repeat(max + 1)
const upTo = (max: number) => replies.wanted(wanted.textUpTo(max))
test.each<[string, SettingName, unknown, Record<string, string>]>([
  [
    'a long headline',
    'home',
    { ...typed, headline: long(homeLengths.headline) },
    { headline: upTo(homeLengths.headline) },
  ],
  [
    'a long notice',
    'home',
    { ...typed, notice: long(homeLengths.notice) },
    { notice: upTo(homeLengths.notice) },
  ],
  [
    'a long paragraph',
    'home',
    { ...typed, history: { title: '', paragraphs: ['', long(homeLengths.paragraph)] } },
    { 'history.paragraphs[1]': upTo(homeLengths.paragraph) },
  ],
  [
    'five paragraphs',
    'home',
    { ...typed, history: { title: '', paragraphs: ['1', '2', '3', '4', '5'] } },
    { 'history.paragraphs': replies.wanted(wanted.paragraphs) },
  ],
  [
    'two values',
    'home',
    { ...typed, values: typed.values.slice(1) },
    { values: replies.wanted(wanted.values) },
  ],
  [
    'a picture of nowhere',
    'home',
    { ...typed, picture: { file: '../secret.jpg', alt: 'Un sac' } },
    { 'picture.file': replies.wanted(wanted.picture) },
  ],
  [
    'a picture that is not stored',
    'home',
    { ...typed, picture: { file: `${'0'.repeat(32)}.jpg`, alt: 'Un sac' } },
    { 'picture.file': replies.wanted(wanted.picture) },
  ],
  [
    'five products',
    'bestProducts',
    ['CAF-01', 'CAF-02', 'CAF-03', 'CAF-04', 'CAF-05'],
    { '': replies.wanted(wanted.bestProducts) },
  ],
  [
    'a product twice',
    'bestProducts',
    ['CAF-01', 'caf-01'],
    { '': replies.wanted(wanted.bestProductTwice) },
  ],
  [
    'a product that does not exist',
    'bestProducts',
    ['CAF-01', 'NONE'],
    { '[1]': replies.wanted(wanted.bestProductUnknown) },
  ],
])('%s is refused where it is wrong', async (_, name, value, fields) => {
  const { status, body } = await change(name, value)
  expect({ status, fields: body.fields }).toEqual({ status: 400, fields })
  expect((await read())[name].is_initial).toBe(true)
})

test('a picture needs words for those who do not see it', async () => {
  const file = await server.services.pictures.keep(await plainPicture('#123456'))
  const { body } = await change('home', { ...typed, picture: { file, alt: ' ' } })
  expect(body.fields).toEqual({
    'picture.alt': replies.wanted(wanted.textOf(1, homeLengths.alt)),
  })
})

test('its own picture is announced, sized and described as the default one is', async () => {
  const file = await server.services.pictures.keep(await plainPicture('#654321'))
  await change('home', { ...typed, picture: { file, alt: 'Un sac de café' } })
  await until(async () => (await homeOf(server)).picture !== null)
  const page = await pageOf(server)
  expect(page).toMatch(
    new RegExp(
      `<link rel="preload" as="image"[^>]*imageSrcSet="/images/${file}\\?w=480&amp;shape=square 480w`,
    ),
  )
  expect(page).toMatch(/<img[^>]*alt="Un sac de café"[^>]*width="2400" height="1200"/)
  expect(page).toContain(`/images/${file}?w=2400&amp;shape=wide 2400w`)
  expect(page).not.toContain('hero-mobile')
  const reply = await server.inject({ url: `/images/${file}?w=640&shape=wide` })
  expect(reply.statusCode).toBe(200)
})

test('only a manager changes the home page, and of two the second is told', async () => {
  const other = await staffOn(server)
  for (const role of ['préparation', 'comptable'] as const) {
    const member = await staffOn(server, role)
    for (const name of ['home', 'bestProducts'] as const)
      expect((await change(name, typed, 0, member)).status).toBe(403)
  }
  const { version } = (await read()).home
  expect((await change('home', typed, version, other)).status).toBe(200)
  const late = await change('home', defaultHome, version)
  expect([late.status, late.body.code]).toEqual([409, 'setting_changed'])
  await until(async () => (await homeOf(server)).headline === typed.headline)
})

// spec: 7.4
test('the chosen products stand first in their order, and the usual ones follow', async () => {
  const { sql } = server.services.database
  const set = (serial: string, changes: Partial<typeof products.$inferInsert>) =>
    changeProducts(sql, changes, eq(products.serial, serial))
  const untilBest = (serials: unknown[]) =>
    until(async () => (await bestOf(server)).join() === serials.join())
  const usual = await bestOf(server)
  expect(usual).toHaveLength(4)
  const chosen = ['THE-02', 'TIS-01', usual[0]!]
  expect((await change('bestProducts', chosen)).status).toBe(200)
  await untilBest([...chosen, usual[1]])
  // THE-02 is sold out: it stays. A retired one leaves its place, and finds it again.
  await set('TIS-01', { retired: true })
  await untilBest(['THE-02', usual[0], usual[1], usual[2]])
  const { best, bestProducts } = await read()
  expect(bestProducts.value).toEqual(chosen)
  expect(best.map(({ serial, retired }) => [serial, retired])).toEqual([
    ['THE-02', false],
    ['TIS-01', true],
    [usual[0], false],
  ])
  await set('TIS-01', { retired: false })
  await untilBest([...chosen, usual[1]])
})

test('two pictures that show the same are told apart by their lines', async () => {
  const alt = 'Un sac de café'
  for (const colour of ['#112233', '#332211']) {
    const file = await server.services.pictures.keep(await plainPicture(colour))
    await change('home', { ...typed, picture: { file, alt } })
    const { home } = await read()
    expect(home.lines).toContain(`Image\u00a0: ${alt} (fichier ${file.slice(0, 8)}…)`)
  }
})
