import type { StaffEnvironment, StaffSettings } from '../../../contract/api/staff/staffSettings'
import type { MeansValue } from '../../../contract/api/staff/staffSettingValues'
import { paths } from '../../../contract/site/paths'
import { insertProduct } from '../../../testing/makeData'
import { shopperOn } from '../../../testing/shopperOn'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startPages } from '../../../testing/startPages'
import type { TestServer } from '../../../testing/startServer'
import { paymentSettingsWords } from '../../../wording/paymentSettings'
import { adminSettingReplies as replies } from '../../../wording/replies/adminSettings'
import { checkoutReplies } from '../../../wording/replies/checkout'
import { wantedOfSetting as wanted } from '../../../wording/shopSettings'
import { markReceived } from '../../checkout/markReceived'
import { shopSettings } from '../../database/schema'
import { conditionsInForce } from '../../conditions/inForce'
import { assertMeans } from '../../paymentSettings'
import { readSettings } from '../../settings'
import { defaultMeans } from '../../shop/meansSettings'
import { removeStaff } from '../../staff/removeStaff'
import { defaultSeller } from '../../system/sellerFields'
import { changeShopSetting } from './changeShopSetting'

// Opens a database and the pages of a server.
jest.setTimeout(120_000)

const iban = 'FR7630006000011234567890189'
const ours: MeansValue = {
  ...defaultMeans,
  offered: ['counter', 'transfer'],
  iban,
  holder: 'Camille Martin',
  counterDays: 3,
}
const PUBLIC_URL = 'https://boutique.example'

let server: TestServer
let manager: Member
beforeAll(async () => {
  // Empty: as in an environment that does not name it.
  server = await startPages({ settings: { PAYMENT: '' } })
  manager = await staffOn(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.database.sql.delete(shopSettings)
  await server.services.liveSettings.refresh()
})

type Changed = { message: string; code?: string; fields?: object }
const read = async () =>
  (await manager.send<StaffSettings>('GET', '/api/admin/settings')).body.means
const url = '/api/admin/settings/means'
const change = async (value: unknown) =>
  manager.send<Changed>('POST', url, { version: (await read()).version, value })
const page = async (path: string) =>
  (await server.inject({ url: path, headers: { accept: 'text/html' } })).body
const shownMeans = async () => (/"means":(\[[^\]]*\])/.exec(await page('/')) ?? [])[1]

async function payAtShop(payment_means: string) {
  const shopper = await shopperOn(server)
  const { serial } = await insertProduct(server.services.database.sql, { stock: 5 })
  await shopper.add(serial)
  return shopper.payCart({ command_delivery: 'magasin', payment_means })
}

test('the means that the shopkeeper chooses are on the pages and in the checkout at once', async () => {
  const terms = () =>
    conditionsInForce(server.services.database.sql, server.services.settings, new Date())
  const earlier = await terms()
  expect(await shownMeans()).toBe('["demonstration"]')
  expect((await payAtShop('counter')).body.message).toBe(checkoutReplies.meansUnavailable)
  expect((await change(ours)).status).toBe(200)
  expect(await shownMeans()).toBe('["counter","transfer"]')
  expect(await page(paths.termsOfSale)).toContain('virement')
  expect(await terms()).not.toBe(earlier)
  expect(server.services.settings.payments.bank).toEqual({ iban, bic: '', holder: ours.holder })
  const paid = await payAtShop('counter')
  expect(paid.status).toBe(200)
  expect((await payAtShop('demonstration')).body.message).toBe(checkoutReplies.meansUnavailable)
})

test('every manager is mailed when the bank account changes, and nobody when something else does', async () => {
  const second = await staffOn(server)
  const helper = await staffOn(server, 'préparation')
  const mailsTo = async ({ email }: Member) =>
    (await server.readMails(email)).filter((mail) => mail.includes('compte bancaire'))
  await change(ours)
  for (const { email } of [manager, second]) {
    const [mail = ''] = await mailsTo({ ...second, email })
    expect(mail).toContain(manager.email)
    expect(mail).toContain(`finit par ${iban.slice(-4)}`)
  }
  expect(await mailsTo(helper)).toEqual([])
  await change({ ...ours, transferDays: 9 })
  expect(await mailsTo(second)).toHaveLength(1)
})

test('the mail of a bank account names a manager who has meanwhile left', async () => {
  const leaving = await staffOn(server)
  await removeStaff(server.services, { email: leaving.email, by: null })
  await changeShopSetting(server.services, { name: 'means', value: ours, by: leaving.id })
  const mails = await server.readMails(manager.email)
  expect(mails.at(-1)).toContain(leaving.email)
})

test('the mail of a bank account that a command changes says that it was done on the server', async () => {
  await changeShopSetting(server.services, { name: 'means', value: ours, by: null })
  const mails = await server.readMails(manager.email)
  expect(mails.at(-1)).toContain('Quelqu’un, depuis le serveur, vient de changer')
})

test('a payment that began by a means that is then turned off goes to its end', async () => {
  await change(ours)
  const { body } = await payAtShop('counter')
  const orderId = String(body.order.command_id)
  await change({ ...ours, offered: ['transfer'] })
  expect((await payAtShop('counter')).body.message).toBe(checkoutReplies.meansUnavailable)
  await expect(markReceived(server.services, orderId)).resolves.toHaveProperty('amountCents')
})

test.each<[string, object, object]>([
  ['a wrong IBAN', { iban: 'FR7630006000011234567890188' }, { iban: paymentSettingsWords.iban }],
  ['transfers without an account', { iban: '' }, { iban: wanted.ibanOfTransfers }],
  ['a wrong BIC', { bic: 'BNP' }, { bic: paymentSettingsWords.bic }],
  ['no means', { offered: [] }, { offered: wanted.someMeans }],
  ['a means twice', { offered: ['counter', 'counter'] }, { offered: wanted.meansOnce }],
  ['no day to pay', { counterDays: 0 }, { counterDays: wanted.heldDays }],
  ['Stripe without its keys', { offered: ['stripe'] }, { offered: wanted.withoutStripe }],
])('%s is refused at its field, and nothing changes', async (_, part, fields) => {
  const { status, body } = await change({ ...ours, ...part })
  expect([status, body.code]).toEqual([400, 'invalid_input'])
  const sentences = Object.entries(fields).map(([place, one]) => [
    place,
    replies.wanted(String(one)),
  ])
  expect(body.fields).toEqual(Object.fromEntries(sentences))
  expect(server.services.settings.means).toEqual(['demonstration'])
})

test('a shop that is paid at the counter alone promises its manager no delivery', async () => {
  const promise = async () =>
    (await manager.send<StaffSettings>('GET', '/api/admin/settings')).body.promise
  expect(await promise()).toContain('est livrée')
  await change({ ...ours, offered: ['counter'] })
  expect(await promise()).toContain('maintenant n’est pas livrée à domicile, et est prête')
  await change(ours)
  expect(await promise()).toContain('est livrée')
})

test('an IBAN is stored without the spaces that it was typed with', async () => {
  await change({ ...ours, iban: 'fr76 3000 6000 0112 3456 7890 189' })
  expect((await read()).value.iban).toBe(iban)
})

test('PAYMENT wins as a whole, and the manager sees it', async () => {
  const fixed = { ...server.services.settings, ...readSettings({ PAYMENT: 'counter' }) }
  const held = fixed.live({ identity: defaultSeller, means: ours }).payments
  // The account stays for the transfers that are awaited.
  const bank = { iban, bic: ours.bic, holder: ours.holder }
  expect(held).toMatchObject({ providers: ['counter'], counterDays: 7, bank })
  const other = await startPages({ settings: { PAYMENT: 'counter' }, isEmpty: true })
  const boss = await staffOn(other)
  const { means } = (await boss.send<StaffSettings>('GET', '/api/admin/settings')).body
  expect(means.fixed).toEqual([{ place: '', name: 'PAYMENT', value: 'counter' }])
  expect(means.lines.join()).toContain('au comptoir')
  const { values } = (await boss.send<StaffEnvironment>('GET', '/api/admin/environment')).body
  expect(values.find(({ name }) => name === 'PAYMENT')?.value).toBe('counter')
  await other.close()
})

test('a public shop is never a demonstration by itself, and does not start without means', () => {
  const settings = readSettings({ PUBLIC_URL })
  expect(settings.payments.providers).toEqual([])
  expect(() => assertMeans(settings)).toThrow(/PAYMENT.*\.$/)
  const chosen = (means: MeansValue) => settings.live({ identity: defaultSeller, means }).payments
  expect(chosen(ours).providers).toEqual(['counter', 'transfer'])
  expect(chosen(defaultMeans).providers).toEqual([])
  expect(chosen({ ...ours, offered: ['demonstration', 'counter'] }).providers).toEqual(['counter'])
  // Its keys were taken away.
  expect(chosen({ ...ours, offered: ['stripe', 'counter'] }).providers).toEqual(['counter'])
})

test('a public shop can neither choose the demonstration nor return to it', async () => {
  const open = await startPages({
    settings: { PAYMENT: '', PUBLIC_URL, STRICT_LAW: 'off' },
    isEmpty: true,
  })
  const boss = await staffOn(open)
  const headers = { ...boss.headers, origin: PUBLIC_URL }
  const send = (path: string, payload: object) =>
    open.inject({ method: 'POST', url: path, headers, payload })
  const tried = await send(url, { version: 0, value: defaultMeans })
  expect(tried.json<Changed>().fields).toEqual({
    offered: replies.wanted(wanted.publicDemonstration),
  })
  const opening = { version: 0, value: { isOpen: true, note: null } }
  const pressed = await send('/api/admin/settings/opening', opening)
  expect(pressed.json<Changed>()).toMatchObject({ code: 'missing_to_open' })
  expect(pressed.json<Changed>().message).toContain('Moyens de paiement (PAYMENT)')
  const set = (await send(url, { version: 0, value: ours })).json<{ version: number }>()
  const reset = await send(`${url}/reset`, { version: set.version })
  expect([reset.statusCode, reset.json<Changed>().message]).toEqual([
    400,
    replies.wanted(wanted.publicDemonstration),
  ])
  expect(open.services.settings.means).toEqual(['counter', 'transfer'])
  await open.close()
})
