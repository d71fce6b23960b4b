import { eq } from 'drizzle-orm'
import { findDocumentFaults } from '../../testing/findDocumentFaults'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { textOf } from '../../testing/textOfPdf'
import { refundOrder } from '../checkout/refundOrder'
import { orders } from '../database/schema'
import { documentPdf } from './documentPdf'
import { findDocumentPage } from './listDocuments'
import { findOwnDocuments } from './ownDocuments'

jest.setTimeout(120_000)

let shop: CheckoutShop
beforeEach(async () => {
  shop = await openCheckout()
})
afterEach(() => shop.close())

async function payByCard() {
  const started = await shop.startOrder({ pieces: 2, priceCents: 1290 })
  await shop.host.act(started.session, 'pay')
  await shop.host.events.settled()
  return started
}
const refund = (id: number, madeBy?: 'transfer') =>
  refundOrder(shop.services, { id, wish: { kind: 'whole' }, restock: false, madeBy })

/** The documents that no longer stand: in the admin, on the order's page, and by their own words. */
async function undoneOf(orderId: number): Promise<string[]> {
  const [order] = await shop.sql.select().from(orders).where(eq(orders.id, orderId))
  const own = await findOwnDocuments(shop.sql, { orderId, clientId: order!.clientId })
  const { listed } = await findDocumentPage(shop.sql, { month: '2026-11' })
  const said = await Promise.all(
    own.map(async ({ number }) => {
      const { pdf } = await documentPdf(shop.sql, { number })
      return { number, isUndone: textOf(pdf).includes('AVOIR ANNULÉ') }
    }),
  )
  const [onPage, inAdmin, onPaper] = [own, listed, said].map((some) =>
    some.flatMap(({ number, isUndone }) => (isUndone ? [number] : [])).sort(),
  )
  expect([inAdmin, onPaper]).toEqual([onPage, onPage])
  return onPage!
}

// law: invoices
test('the credit note of a refund that fails after all is said not to stand, and the next one stands', async () => {
  const { orderId } = await payByCard()
  await refund(orderId)
  expect(await undoneOf(orderId)).toEqual([])
  const [reference] = [...shop.host.account.refunds.keys()]
  shop.host.refunds.settle(reference!, 'failed')
  await shop.host.events.settled()
  expect(await undoneOf(orderId)).toEqual(['A2026-00001'])
  await refund(orderId, 'transfer')
  expect(await undoneOf(orderId)).toEqual(['A2026-00001'])
  expect(await findDocumentFaults(shop.sql)).toEqual([])
})

test('the credit note of a dispute that is won after it was lost is said not to stand', async () => {
  const { orderId, session } = await payByCard()
  shop.host.refunds.dispute(session, 'lost')
  await shop.host.events.settled()
  expect(await undoneOf(orderId)).toEqual([])
  shop.host.refunds.dispute(session, 'won')
  await shop.host.events.settled()
  expect(await undoneOf(orderId)).toEqual(['A2026-00001'])
})
