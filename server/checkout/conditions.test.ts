import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { textOf } from '../../testing/textOfPdf'
import { checkoutReplies } from '../../wording/replies/checkout'
import { conditionsVersions, orders, outbox } from '../database/schema'
import { conditionsInForce } from '../conditions/inForce'

// Starts an embedded database, next to other workers.
const now = new Date('2026-11-20T10:00:00Z')
let server: TestServer
let shopper: Shopper
let command_id: number
beforeAll(async () => {
  server = await startServer({ clock: () => now, settings: { SHOP_NAME: 'L’Épicerie' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  shopper = await shopperOn(server)
  const { serial } = await insertProduct(sql(), { stock: 5 })
  command_id = Number((await shopper.add(serial)).body.cart[0]?.command_id)
})

const sql = () => server.services.database.sql
const inForce = () => conditionsInForce(sql(), server.services.settings, now)
/** Another server's text; settings of the same shop after a restart. */
const withSeller = (phone: string) => {
  const { settings } = server.services
  return conditionsInForce(sql(), { ...settings, seller: { ...settings.seller, phone } }, now)
}
async function order() {
  const [row] = await sql().select().from(orders).where(eq(orders.id, command_id))
  return row
}

test('the version of a text is stored once, and is the same when the text returns', async () => {
  const version = await inForce()
  expect(await Promise.all([inForce(), inForce(), inForce()])).toEqual([version, version, version])
  const other = await withSeller('02 00 00 00 00')
  expect(other).not.toBe(version)
  expect(await inForce()).toBe(version)
  const texts = await sql().select().from(conditionsVersions)
  expect(texts).toHaveLength(2)
  for (const { text, html } of texts) {
    expect(text).toContain('CONDITIONS GÉNÉRALES DE VENTE')
    expect(html).toContain('Conditions générales de vente')
  }
})

test('servers that store the same text at once agree on its version', async () => {
  const versions = await Promise.all(Array.from({ length: 8 }, () => withSeller('02 11 11 11 11')))
  expect(new Set(versions).size).toBe(1)
})

// law: conditions-accepted
test('the accepted version is stored with the order', async () => {
  const version = await inForce()
  expect((await shopper.pay({ command_id, conditions_version: version })).status).toBe(200)
  expect(await order()).toMatchObject({ conditionsId: version })
})

test('a caller that sends no version orders as before', async () => {
  expect((await shopper.pay({ command_id })).status).toBe(200)
  expect(await order()).toMatchObject({ conditionsId: null, state: 'payée' })
})

test.each([
  ['replaced', () => withSeller('02 22 22 22 22')],
  ['that never existed', () => Promise.resolve(2_147_483_647)],
])('a version %s is refused, and nothing is ordered', async (_, versionOf) => {
  const version = await versionOf()
  await inForce()
  expect(await shopper.pay({ command_id, conditions_version: version })).toMatchObject({
    status: 409,
    body: { code: 'conditions_changed', message: checkoutReplies.conditionsChanged },
  })
  expect(await order()).toMatchObject({ state: 'panier' })
})

test('an order that was placed is found again with the version of its day', async () => {
  const version = await inForce()
  const payment = { command_id, conditions_version: version }
  await shopper.pay(payment)
  const again = await shopper.pay({ ...payment, conditions_version: 2_147_483_647 })
  expect(again.status).toBe(200)
  expect(await order()).toMatchObject({ conditionsId: version })
})

// law: durable-confirmation
test('the confirmation has the accepted terms, which no stored mail repeats', async () => {
  const version = await inForce()
  await shopper.pay({ command_id, conditions_version: version })
  const [stored] = await sql().select().from(outbox).where(eq(outbox.clientId, shopper.client.id))
  expect(stored).toMatchObject({ conditionsId: version })
  for (const part of [stored?.text, stored?.html]) expect(part).not.toContain('14 jours')
  const mails = await server.readMails(shopper.client.email)
  expect(mails).toHaveLength(1)
  const [, name = ''] =
    /^Attachment: (.*-conditions-generales-de-vente\.pdf)$/m.exec(mails[0]!) ?? []
  const file = path.join(server.services.settings.dataDir, 'outbox', name)
  expect(textOf(await readFile(file))).toContain('paiement de démonstration')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})
