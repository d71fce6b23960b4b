import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { QuoteReply } from '../../contract/api/quote'
import { completeSheet } from '../../testing/completeSheet'
import { changeProducts, insertProduct } from '../../testing/makeData'
import { shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { closedToOrders } from '../../wording/replies/opening'
import { describeMissing } from '../catalogue/whyClosed'

// Starts an embedded database, next to other workers.
let folder: string
/** Every setting that an open shop needs. */
let complete: Record<string, string>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-notice-'))
  const notice = path.join(folder, 'avis.pdf')
  await writeFile(notice, '%PDF-1.7')
  const seller = Object.fromEntries(
    [
      ...['NAME', 'LEGAL_NAME', 'LEGAL_FORM', 'CAPITAL', 'SIRET', 'RCS', 'VAT_NUMBER'],
      ...['PUBLISHER', 'HOSTING', 'MEDIATOR'],
      ...['EPR_PACKAGING', 'EPR_ELECTRICAL', 'EPR_BATTERIES'],
    ].map((name) => [`SHOP_${name}`, 'dit par le commerçant']),
  )
  complete = {
    ...seller,
    SHOP_ADDRESS: '3 place du Marché, 41000 Blois',
    SHOP_EMAIL: 'ventes@boutique.example',
    SHOP_PHONE: '02 61 91 00 01',
    SHOP_GUARANTEE_NOTICE: notice,
    PAYMENT: 'counter',
    SMTP_URL: 'smtp://127.0.0.1:9',
    DATABASE_URL: 'postgresql://comptoir@localhost/comptoir',
    SESSION_SECRET: 'x'.repeat(32),
    TRUST_PROXY: '1',
    STRICT_LAW: 'on',
  }
})
afterAll(() => rm(folder, { recursive: true }))

async function inShop(
  settings: Record<string, string>,
  act: (shopper: Shopper, server: TestServer) => Promise<void>,
) {
  const server = await startServer({ settings })
  try {
    const { sql } = server.services.database
    const { serial } = await insertProduct(sql, { facts: { ...completeSheet } })
    const shopper = await shopperOn(server)
    await shopper.add(serial)
    await act(shopper, server)
  } finally {
    await server.close()
  }
}

const atShop = { command_delivery: 'magasin', payment_means: 'counter' }
async function refusalOf(shopper: Shopper) {
  const { body } = await shopper.send<QuoteReply>('POST', '/api/client/checkout/quote', {
    client_id: shopper.client.id,
    delivery: 'magasin',
  })
  return body.refusal
}

// law: closed-while-missing
test('with everything in place, the strict shop takes orders, until a product lacks its sheet', () =>
  inShop(complete, async (shopper, server) => {
    expect(await describeMissing(server.services)).toEqual([])
    expect(await refusalOf(shopper)).toBeNull()
    const { sql } = server.services.database
    await changeProducts(sql, { facts: {} })
    const closed = closedToOrders('ventes@boutique.example')
    expect(await refusalOf(shopper)).toBe(closed)
    const refused = await shopper.payCart(atShop)
    expect([refused.status, refused.body.code]).toEqual([409, 'order_not_payable'])
    expect(refused.body.message).toBe(closed)
    expect((await shopper.cart()).body).toHaveLength(1)
    await changeProducts(sql, { facts: { ...completeSheet } })
    expect((await shopper.payCart(atShop)).status).toBe(200)
  }))

// law: closed-while-missing
test('with a setting missing, pages and carts are open, and orders are closed', () =>
  inShop({ ...complete, SHOP_MEDIATOR: '' }, async (shopper, server) => {
    expect((await server.inject({ url: '/api/products' })).statusCode).toBe(200)
    expect(await refusalOf(shopper)).toBe(closedToOrders('ventes@boutique.example'))
    expect((await shopper.payCart(atShop)).status).toBe(409)
  }))

test('a shop that is not strict takes orders with nothing filled in', () =>
  inShop({ PAYMENT: 'counter' }, async (shopper) => {
    expect(await refusalOf(shopper)).toBeNull()
    expect((await shopper.payCart(atShop)).status).toBe(200)
  }))
