import type { OrderLineReply } from '../../contract/api/orders'
import type { QuoteReply } from '../../contract/api/quote'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { findDocumentFaults } from '../../testing/findDocumentFaults'
import { monthReplies } from '../../wording/months'
import { vatFranchise as mention } from '../../wording/vatFranchise'
import { listRates } from '../admin/figures/byRate'
import { writeFigures } from '../admin/figures/writeFigures'
import { writeFec } from '../documents/fec'
import { readMonth, readMonthEntries } from '../documents/month'
import { findDocuments } from '../documents/queries'
import type { Snapshot } from '../documents/Snapshot'
import { refundOrder } from './refundOrder'

jest.setTimeout(120_000)

let shop: CheckoutShop
beforeEach(async () => {
  shop = await openCheckout(undefined, { settings: { SHOP_VAT_NUMBER: 'FR00123456789' } })
})
afterEach(() => shop.close())

/** The seller enters the franchise, or leaves it. */
const charge = (vatFranchise: boolean) =>
  Object.assign(shop.services.settings.seller, { vatFranchise })

async function payByCard() {
  const started = await shop.startOrder({ pieces: 2, priceCents: 1290 })
  await shop.host.act(started.session, 'pay')
  await shop.host.events.settled()
  return started
}
async function refundPiece(id: number) {
  const wish = { kind: 'places', lines: [{ place: 1, quantity: 1 }], fee: false } as const
  const { refunds } = await refundOrder(shop.services, { id, wish, restock: false })
  await shop.host.events.settled()
  return refunds[0]
}
const snapshotsOf = async (id: number) =>
  (await findDocuments(shop.sql, id))
    .map(({ snapshot }) => JSON.parse(snapshot) as Snapshot)
    .sort((one) => (one.kind === 'invoice' ? -1 : 1))
const november = { from: '2026-11-01', to: '2026-11-30' }

test('under the franchise a cart costs the same, and has no VAT', async () => {
  const { shopper } = await shop.fillCart({ pieces: 2, priceCents: 1290 })
  const quote = async () => {
    const body = { client_id: shopper.client.id, delivery: 'magasin' }
    return (await shopper.send<QuoteReply>('POST', '/api/client/checkout/quote', body)).body
  }
  const taxed = await quote()
  expect(taxed).toMatchObject({ total: 25.8, vat_franchise: false, vat: [{ rate: 5.5 }] })
  charge(true)
  expect(await quote()).toEqual({ ...taxed, vat: [], vat_franchise: true })
})

// law: vat-franchise
test('an order under the franchise has no VAT on its page, in its mail, on its invoice and in the books', async () => {
  charge(true)
  const { shopper, orderId } = await payByCard()
  const { body } = await shopper.order(orderId)
  expect(body[0]).toMatchObject({
    command_total: 25.8,
    command_vat: [],
    command_vat_franchise: true,
    product_vat: 0,
  } satisfies Partial<OrderLineReply>)

  const [mail = ''] = await shop.server.readMails(shopper.client.email)
  expect(mail).toContain(`${mention}.`)
  expect(mail).not.toMatch(/dont TVA|TVA incluse|taxes comprises|intracommunautaire/)

  await refundPiece(orderId)
  const shares = (cents: number) => [
    { vatRate: 0, netCents: cents, vatCents: 0, grossCents: cents },
  ]
  const [invoice, creditNote] = await snapshotsOf(orderId)
  expect(invoice).toMatchObject({ vatMention: mention, vat: shares(2580), vatCents: 0 })
  expect(creditNote).toMatchObject({ vatMention: mention, vat: shares(1290), vatCents: 0 })
  expect(invoice?.seller.vatNumber).toBe('')

  const month = await readMonth(shop.sql, '2026-11')
  expect(month.totals).toEqual({ netCents: 1290, vatCents: 0, grossCents: 1290 })
  expect(monthReplies.shown(month)).not.toMatch(/TTC|HT|TVA \d/)
  const fec = writeFec(await readMonthEntries(shop.sql, '2026-11'))
  expect(fec).toContain('Ventes de marchandises sans TVA')
  expect(fec).not.toContain('445710')
  expect(await listRates(shop.sql, november)).toEqual([
    { rate: 0, sales_cents: 2580, refunds_cents: 1290, vat_cents: 0 },
  ])
  expect(await findDocumentFaults(shop.sql)).toEqual([])
})

test('the files of the figures say “TTC” of no amount under the franchise', async () => {
  const headings = async (vatFranchise: boolean) => {
    const compared = { period: null, days: november, before: november }
    const now = shop.services.clock()
    const { content } = await writeFigures(shop.sql, {
      table: 'jours',
      compared,
      vatFranchise,
      now,
    })
    return content.split('\r\n')[0]
  }
  expect(await headings(false)).toMatch(/ventes_ttc/)
  expect(await headings(true)).toMatch(/ventes;remboursements;net/)
})

// law: vat-franchise
test('an order placed with VAT keeps it when the seller enters the franchise before the refund', async () => {
  const { shopper, orderId } = await payByCard()
  charge(true)
  expect(await refundPiece(orderId)).toMatchObject({
    vat: [{ vatRate: 550, grossCents: 1290, vatCents: 68 }],
  })
  const [, creditNote] = await snapshotsOf(orderId)
  expect(creditNote).toMatchObject({ vatMention: null, vatCents: 68 })
  expect(creditNote?.seller.vatNumber).toBe('FR00123456789')
  const { body } = await shopper.order(orderId)
  expect(body[0]).toMatchObject({ command_vat: [{ rate: 5.5 }], command_vat_franchise: false })
})

test('an order placed without VAT stays without when the seller leaves the franchise', async () => {
  charge(true)
  const { shopper, orderId } = await payByCard()
  charge(false)
  expect(await refundPiece(orderId)).toMatchObject({
    vat: [{ vatRate: 0, grossCents: 1290, vatCents: 0 }],
  })
  const [, creditNote] = await snapshotsOf(orderId)
  expect(creditNote).toMatchObject({ vatMention: mention, vatCents: 0, seller: { vatNumber: '' } })
  expect((await shopper.order(orderId)).body[0]).toMatchObject({ command_vat_franchise: true })
})

test('an order that awaits its payment during the change is invoiced as it was placed', async () => {
  charge(true)
  const { session, orderId } = await shop.startOrder()
  charge(false)
  await shop.host.act(session, 'pay')
  await shop.host.events.settled()
  expect((await snapshotsOf(orderId))[0]).toMatchObject({ vatMention: mention, vatCents: 0 })
})
