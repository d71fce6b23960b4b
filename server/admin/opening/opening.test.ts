import { eq } from 'drizzle-orm'
import type { QuoteReply } from '../../../contract/api/quote'
import type { StaffOpening } from '../../../contract/api/staff/staffOpening'
import type { StaffSettings } from '../../../contract/api/staff/staffSettings'
import type { OpeningStep } from '../../../contract/openingSteps'
import { completeSheet } from '../../../testing/completeSheet'
import { changeProducts, insertProduct } from '../../../testing/makeData'
import { shopperOn, type Shopper } from '../../../testing/shopperOn'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import { withoutDecoding } from '../../../testing/withoutDecoding'
import { adminOpeningWords } from '../../../wording/admin/opening'
import { adminOpeningReplies } from '../../../wording/replies/adminOpening'
import { adminSettingReplies as replies } from '../../../wording/replies/adminSettings'
import { closedByChoice } from '../../../wording/replies/opening'
import { seedCatalogue } from '../../catalogue/seedCatalogue'
import { markReceived } from '../../checkout/markReceived'
import { runCommand } from '../../commands/runCommand'
import { giveUp, markFailed } from '../../mail/outbox'
import { auditLog, outbox, products, shopSettings } from '../../database/schema'
import { closeNewShop } from './closeNewShop'

// Starts an embedded database, next to other workers.
jest.setTimeout(120_000)

type Changed = { version: number; message: string; code?: string }

let server: TestServer
let manager: Member
beforeAll(async () => {
  server = await startServer({ settings: { PAYMENT: 'demonstration,counter' } })
  manager = await staffOn(server)
})
afterAll(() => server.close())
beforeEach(() => server.services.database.sql.delete(shopSettings))

const opened = { isOpen: true, note: null }
const closed = (note: string | null = null) => ({ isOpen: false, note })
const settingsOf = async (member: Member) =>
  (await member.send<StaffSettings>('GET', '/api/admin/settings')).body
async function set(value: object, member = manager, version?: number) {
  const seen = version ?? (await settingsOf(member)).opening.version
  return member.send<Changed>('POST', '/api/admin/settings/opening', { version: seen, value })
}
const wayOf = async (member = manager) =>
  (await member.send<StaffOpening>('GET', '/api/admin/opening')).body
const stateOf = async (name: OpeningStep) =>
  (await wayOf()).steps.find((step) => step.name === name)?.state
const closedOf = async (member = manager) =>
  (await member.send<{ closed: string | null }>('GET', '/api/admin/today')).body.closed

async function shopperWithCart(): Promise<Shopper> {
  const { serial } = await insertProduct(server.services.database.sql, {
    facts: { ...completeSheet },
  })
  const shopper = await shopperOn(server)
  await shopper.add(serial)
  return shopper
}
async function refusalOf(shopper: Shopper) {
  const { body } = await shopper.send<QuoteReply>('POST', '/api/client/checkout/quote', {
    client_id: shopper.client.id,
    delivery: 'magasin',
  })
  return body.refusal
}
const atShop = { command_delivery: 'magasin', payment_means: 'counter' }

test('a shop closed by choice says so in the quote and refuses a payment, until it opens again', async () => {
  const shopper = await shopperWithCart()
  expect(await closedOf()).toBeNull()
  expect(await set(closed('Nous rouvrons lundi'))).toMatchObject({
    status: 200,
    body: { message: replies.closed },
  })
  const { email } = server.services.settings.seller
  const sentence = closedByChoice(email, 'Nous rouvrons lundi')
  expect(sentence).toContain('Nous rouvrons lundi. Votre panier')
  expect(await refusalOf(shopper)).toBe(sentence)
  const refused = await shopper.payCart(atShop)
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'order_not_payable',
    sentence,
  ])
  expect((await shopper.cart()).body).toHaveLength(1)
  expect((await server.inject({ url: '/api/products' })).statusCode).toBe(200)
  expect(await closedOf()).toBe('chosen')
  expect(await closedOf(await staffOn(server, 'préparation'))).toBe('chosen')
  expect((await set(opened)).body.message).toBe(replies.opened)
  expect(await refusalOf(shopper)).toBeNull()
  expect((await shopper.payCart(atShop)).status).toBe(200)
})

test('an order that was placed before the shop closed can still be paid', async () => {
  const shopper = await shopperWithCart()
  const { command_id: id } = (await shopper.payCart(atShop)).body.order
  await set(closed())
  expect((await shopper.resume(id)).status).toBe(200)
  await markReceived(server.services, String(id))
  expect((await shopper.orders()).body[0]?.command_payment).toBe('payée')
})

test('who closes the shop with an older page is told who was faster, and a command does the same', async () => {
  const { version } = (await settingsOf(manager)).opening
  await runCommand(
    server.services,
    { name: 'setSetting', args: { name: 'opening', json: JSON.stringify(closed()) } },
    (error) => {
      throw error
    },
  )
  const refused = await set(closed('Congés'), manager, version)
  expect([refused.status, refused.body.code]).toEqual([409, 'setting_changed'])
  const { opening } = await settingsOf(manager)
  expect(opening.value).toEqual(closed())
  expect(opening.history[0]).toMatchObject({ who: null, before: ['Commandes\u00a0: ouvertes.'] })
})

test('the note is a sentence of one line', async () => {
  expect((await set(closed('a'.repeat(201)))).status).toBe(400)
  await set(closed('Nous rouvrons\nlundi.'))
  expect((await settingsOf(manager)).opening.value.note).toBe('Nous rouvrons lundi.')
})

test('a strict shop that lacks something opens neither by a press, nor by a reset, nor by a command', async () => {
  const strict = await startServer({ settings: { STRICT_LAW: 'on', PAYMENT: 'counter' } })
  const member = await staffOn(strict)
  expect(await closedOf(member)).toBe('incomplete')
  expect((await set(closed(), member)).status).toBe(200)
  await insertProduct(strict.services.database.sql, { facts: {} })
  const refused = await set(opened, member)
  expect([refused.status, refused.body.code]).toEqual([409, 'missing_to_open'])
  expect(refused.body.message).toContain('SIRET (SHOP_SIRET)')
  expect(refused.body.message).toContain('fiche d’un produit')
  const { version } = (await settingsOf(member)).opening
  const url = '/api/admin/settings/opening/reset'
  expect((await member.send<Changed>('POST', url, { version })).body.code).toBe('missing_to_open')
  const json = JSON.stringify(opened)
  const command = await runCommand(
    strict.services,
    { name: 'setSetting', args: { name: 'opening', json } },
    (error) => {
      throw error
    },
  )
  expect(command).toEqual({ isDone: false, message: refused.body.message })
  expect((await settingsOf(member)).opening.value).toEqual(closed())
  await strict.close()
})

const startAt = ({ services }: TestServer, publicUrl: string) =>
  closeNewShop({ ...services, settings: { ...services.settings, publicUrl } })
const inPublic = 'https://boutique.example'

test.each([
  ['in public, with an empty database, begins closed', inPublic, 0, 'chosen'],
  ['in public, with products, stays open', inPublic, 1, null],
  ['on trial is open', 'http://localhost:3000', 0, null],
])('a shop that starts %s', async (_, url, count, expected) => {
  const shop = await startServer()
  const member = await staffOn(shop)
  for (let made = 0; made < count; made += 1) await insertProduct(shop.services.database.sql)
  await startAt(shop, url)
  expect(await closedOf(member)).toBe(expected)
  await shop.close()
})

test('a shop that its keeper opened before its first product stays open', async () => {
  const shop = await startServer()
  const member = await staffOn(shop)
  await startAt(shop, inPublic)
  expect((await set(opened, member)).status).toBe(200)
  await startAt(shop, inPublic)
  expect(await closedOf(member)).toBeNull()
  await shop.close()
})

test('each step says whether it is done, and what is missing names the step that mends it', async () => {
  const { hours } = await settingsOf(manager)
  expect(await stateOf('hours')).toBe('todo')
  expect(await stateOf('closedWeeks')).toBe('optional')
  const body = { version: hours.version, value: hours.value }
  await manager.send('POST', '/api/admin/settings/hours', body)
  expect(await stateOf('hours')).toBe('done')
  expect(await stateOf('identity')).toBe('todo')
  const { missing } = await wayOf()
  const stepOf = (name: string) => missing.find((lack) => lack.name === name)?.step
  expect(stepOf('SHOP_SIRET')).toBe('identity')
  expect(stepOf('PAYMENT')).toBe('payment')
  expect(stepOf('SMTP_URL')).toBe('mail')
  expect(stepOf('DATABASE_URL')).toBeNull()
  expect(stepOf('SHOP_GUARANTEE_NOTICE')).toBeNull()
})

test('the test mail is remembered with what became of it', async () => {
  expect((await wayOf()).mail).toBeNull()
  await manager.send('POST', '/api/admin/mail-test')
  expect((await wayOf()).mail?.state).toBe('waiting')
  expect(await server.readMails(manager.email)).toHaveLength(1)
  expect((await wayOf()).mail?.state).toBe('written')
  // A mail server that is set up afterwards has sent nothing of it.
  const { settings, database } = server.services
  Object.assign(settings, { smtpUrl: 'smtp://127.0.0.1:1' })
  expect((await wayOf()).mail?.state).toBe('written')
  Object.assign(settings, { smtpUrl: undefined })
  // Its row goes with the retention.
  await database.sql.delete(outbox)
  expect((await wayOf()).mail).toBeNull()
})

test('a test mail that the mail server refuses says so, and when it is tried again', async () => {
  await manager.send('POST', '/api/admin/mail-test')
  expect((await wayOf()).mail).toMatchObject({ state: 'waiting', next_try_at: null })
  const { sql } = server.services.database
  const [waiting] = await sql.select().from(outbox).where(eq(outbox.recipient, manager.email))
  const nextTryAt = new Date('2026-11-20T10:31:00Z')
  await markFailed(sql, { id: waiting!.id, failures: 5, nextTryAt })
  const { mail } = await wayOf()
  expect(mail).toMatchObject({ state: 'waiting', next_try_at: nextTryAt.toISOString() })
  expect(adminOpeningWords.specified.mailTested(mail!)).toContain(
    'nouvel essai le 20/11/2026 11:31',
  )
  await giveUp(sql, { id: waiting!.id, failures: 10 })
  expect((await wayOf()).mail).toMatchObject({ state: 'lost', next_try_at: null })
  await sql.delete(outbox)
})

test('the products that filled the shop go off sale by one press, but not those that were renamed', async () => {
  const shop = await startServer()
  const member = await staffOn(shop)
  await seedCatalogue(withoutDecoding(shop.services))
  const { on_sale: seeded, invented } = await wayOf(member)
  expect(invented).toBe(seeded)
  const { sql } = shop.services.database
  await changeProducts(sql, { name: 'Le nôtre' }, eq(products.serial, 'CAF-001'))
  const retired = await member.send<Changed>('POST', '/api/admin/opening/invented')
  expect(retired.body.message).toBe(adminOpeningReplies.retired(seeded - 1))
  expect(await wayOf(member)).toMatchObject({ on_sale: 1, invented: 0 })
  const acts = await sql.select().from(auditLog).where(eq(auditLog.act, 'product_retired'))
  expect(acts).toHaveLength(seeded - 1)
  expect(acts[0]?.staffId).toBe(member.id)
  const again = await member.send<Changed>('POST', '/api/admin/opening/invented')
  expect(again.body.message).toBe(adminOpeningReplies.retired(0))
  await shop.close()
})
