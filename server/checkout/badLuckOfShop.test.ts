import { eq, sql as raw } from 'drizzle-orm'
import { findMailFaults } from '../../testing/findMailFaults'
import { findMoneyFaults } from '../../testing/findMoneyFaults'
import { changeProducts } from '../../testing/makeData'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { checkoutReplies } from '../../wording/replies/checkout'
import { importCatalogue } from '../catalogue/file/importCatalogue'
import { runCommand } from '../commands/runCommand'
import { clients, orders, products, refunds } from '../database/schema'
import { changeOrderState } from '../orders/changeState'
import { heldCents } from '../orders/money'
import { forget } from '../retention/retention'
import { before, periods } from '../retention/rules'
import { giveStockBack } from '../stock/queries'
import { markReceived } from './markReceived'
import { markRefunded } from './markRefunded'
import { refundOrder } from './refundOrder'
import { resumePayment } from './resumePayment'

jest.setTimeout(120_000)

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckout()
})
afterAll(() => shop.close())
afterEach(async () => {
  shop.host.events.mode = 'send'
  shop.setDrift(0)
  shop.pass(60)
  await shop.runJobs()
  await shop.runJobs()
  expect(await findMoneyFaults(shop.sql, shop.host)).toEqual([])
  expect(await findMailFaults(shop.services)).toEqual([])
})

const stateOf = async (id: number) =>
  (await shop.sql.select().from(orders).where(eq(orders.id, id)))[0]?.state
const stockOf = async ({ id }: { id: number }) =>
  (await shop.sql.select().from(products).where(eq(products.id, id)))[0]?.stock
/** A time at which this period has just ended. */
const justOver = (period: Parameters<typeof before>[1]) =>
  new Date(before(shop.services.clock(), period).getTime() - 1000)

describe('while an order awaits its payment', () => {
  test('a catalogue is imported: the counted stock is what is left beside the order', async () => {
    const { orderId, product, session } = await shop.startOrder({ pieces: 2, stock: 5 })
    const file = `reference;prix;stock_compte\n${product.serial};99,00;7\n`
    await importCatalogue(shop.services, { bytes: Buffer.from(file) })
    expect(await stockOf(product)).toBe(7)
    await shop.host.act(session, 'pay')
    await shop.host.events.settled()
    expect([await stateOf(orderId), await stockOf(product)]).toEqual(['payée', 7])
  })

  test('a catalogue is imported, and the order expires: its articles come back once', async () => {
    const { orderId, product } = await shop.startOrder({ pieces: 2, stock: 5 })
    const file = `reference;stock_mouvement\n${product.serial};+10\n`
    await importCatalogue(shop.services, { bytes: Buffer.from(file) })
    shop.pass(37)
    await shop.runJobs()
    expect([await stateOf(orderId), await stockOf(product)]).toEqual(['expirée', 15])
  })

  test('its client is erased after three years: the money goes back, and the order ends', async () => {
    const { orderId, session, product, shopper } = await shop.startOrder()
    const isClient = eq(clients.id, shopper.client.id)
    await shop.sql
      .update(clients)
      .set({ seenAt: justOver(periods.account) })
      .where(isClient)
    await forget(shop.services)
    expect(await shop.sql.select().from(clients).where(isClient)).toMatchObject([{ email: null }])
    await shop.host.act(session, 'pay')
    expect(await shop.sql.select().from(refunds).where(eq(refunds.orderId, orderId))).toMatchObject(
      [{ reason: 'order_expired', amountCents: 2580, state: 'succeeded' }],
    )
    await shop.runJobs()
    expect([await stateOf(orderId), await stockOf(product)]).toEqual(['expirée', 5])
  })

  test('the shop’s clock goes back by a day: what is paid is paid, what cannot start is held', async () => {
    const paid = await shop.startOrder()
    shop.setDrift(-24 * 60)
    await shop.runJobs()
    await shop.host.act(paid.session, 'pay')
    expect(await stateOf(paid.orderId)).toBe('payée')
    const { reply, orderId, shopper, product } = await shop.startOrder()
    const unstarted = { message: checkoutReplies.unstarted, payment_url: null }
    expect(reply).toMatchObject({ status: 200, body: unstarted })
    expect(await shopper.resume(orderId)).toMatchObject({ status: 200, body: unstarted })
    expect([await stateOf(orderId), await stockOf(product)]).toEqual(['en attente de paiement', 3])
    shop.setDrift(0)
    // Who signed in a day ago signs in again.
    const { url } = await resumePayment(shop.services, { orderId, clientId: shopper.client.id })
    expect(url).toMatch(/\/pay\/cs_/)
    await shop.runJobs()
    await shop.host.act(String(url).split('/').at(-1) ?? '', 'pay')
    expect([await stateOf(orderId), await stockOf(product)]).toEqual(['payée', 3])
  })

  test('the clock jumps ahead by five days: the event is refused as old, and the job finds its money', async () => {
    const { orderId, session, product } = await shop.startOrder()
    const at = Math.floor(shop.services.clock().getTime() / 1000)
    shop.host.events.mode = 'hold'
    await shop.host.act(session, 'pay')
    const event = shop.host.events.held.at(-1)!
    shop.pass(5 * 24 * 60)
    expect(await shop.host.events.deliver(event, { at })).toBe(400)
    await shop.runJobs()
    expect([await stateOf(orderId), await stockOf(product)]).toEqual(['payée', 3])
    shop.pass(-5 * 24 * 60)
  })

  test('the database fails when the event arrives: the provider is told, and sends it again', async () => {
    shop.host.events.mode = 'hold'
    const { orderId, session } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    const event = shop.host.events.held.at(-1)!
    await shop.sql.execute(raw`alter table payment_events rename to gone`)
    try {
      expect(await shop.host.events.deliver(event)).toBe(500)
    } finally {
      await shop.sql.execute(raw`alter table gone rename to payment_events`)
    }
    expect(await stateOf(orderId)).toBe('en attente de paiement')
    expect(await shop.host.events.deliver(event)).toBe(200)
    expect(await stateOf(orderId)).toBe('payée')
  })
})

test('an expired order is erased after its time: a transfer that arrives then is refused', async () => {
  const { shopper, orderId } = await shop.fillCart()
  await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
  shop.pass(8 * 24 * 60)
  await shop.runJobs()
  expect(await stateOf(orderId)).toBe('expirée')
  await shop.sql
    .update(orders)
    .set({ orderedAt: justOver(periods.unpaidOrder) })
    .where(eq(orders.id, orderId))
  await forget(shop.services)
  expect(await stateOf(orderId)).toBeUndefined()
  const message = checkoutReplies.nothingToReceive
  await expect(markReceived(shop.services, String(orderId))).rejects.toMatchObject({ message })
})

describe('a transfer that arrives after its client chose to pay by card', () => {
  async function changeToCard() {
    const { shopper, orderId, product } = await shop.fillCart()
    await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
    const byCard = await shopper.resume(orderId, 'card')
    const session = String(byCard.body.payment_url).split('/').at(-1) ?? ''
    return { shopper, orderId, product, session }
  }
  const receive = (orderId: number) =>
    runCommand(
      shop.services,
      { name: 'paymentReceived', args: { id: String(orderId) } },
      (error) => {
        throw error
      },
    )
  const refundsOf = (orderId: number) =>
    shop.sql.select().from(refunds).where(eq(refunds.orderId, orderId))

  test('goes back once where the card has paid', async () => {
    const { shopper, orderId, session } = await changeToCard()
    await shop.host.act(session, 'pay')
    expect(await stateOf(orderId)).toBe('payée')
    expect(await receive(orderId)).toMatchObject({ isDone: true })
    expect(await receive(orderId)).toEqual({
      isDone: false,
      message: checkoutReplies.nothingToReceive,
    })
    expect(await stateOf(orderId)).toBe('payée')
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'paid_twice', amountCents: 2580 }])
    const mails = await shop.server.readMails(shopper.client.email)
    expect(mails.filter((mail) => /^Subject: .*(rend|rembours)/im.test(mail))).toHaveLength(1)
    expect((await shopper.order(orderId)).body[0]).toMatchObject({
      command_refunded: 0,
      command_refund_pending: 0,
    })
    await markRefunded(shop.services, orderId)
    const told = (await shop.server.readMails(shopper.client.email)).at(-1)
    expect(told).toContain('Subject: Un remboursement pour votre commande')
    const [line] = (await shopper.order(orderId)).body
    expect([line?.command_payment, line?.command_refunded]).toEqual(['payée', 0])
    const [held] = await shop.sql.select({ heldCents }).from(orders).where(eq(orders.id, orderId))
    expect(held).toEqual({ heldCents: 2580 })
  })

  test('goes back first where its refund failed, and the order stays paid', async () => {
    const { shopper, orderId, session } = await changeToCard()
    await shop.host.act(session, 'pay')
    await receive(orderId)
    await shop.sql
      .update(refunds)
      .set({ state: 'failed', endedAt: shop.services.clock() })
      .where(eq(refunds.orderId, orderId))
    const wish = { kind: 'amount', cents: 2580 } as const
    const asked = { id: orderId, wish, restock: false, madeBy: 'counter' } as const
    await refundOrder(shop.services, asked)
    const [line] = (await shopper.order(orderId)).body
    expect([line?.command_payment, line?.command_refunded]).toEqual(['payée', 0])
    const told = (await shop.server.readMails(shopper.client.email)).at(-1)
    expect(told).toContain('Subject: Un remboursement pour votre commande')
  })

  test('pays the order where the card has not, and ends the page of the card', async () => {
    const { orderId, session } = await changeToCard()
    expect(await receive(orderId)).toMatchObject({ isDone: true })
    expect(await stateOf(orderId)).toBe('payée')
    expect(shop.host.account.session(session).status).toBe('expired')
    expect(await refundsOf(orderId)).toEqual([])
  })

  test('goes back where the card was paid in the last moment, unknown to the shop', async () => {
    const { orderId, session } = await changeToCard()
    shop.host.events.mode = 'lose'
    await shop.host.act(session, 'pay')
    expect(await receive(orderId)).toMatchObject({ isDone: true })
    expect(await stateOf(orderId)).toBe('payée')
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'paid_twice' }])
  })

  test('goes back beside the money that the shop keeps of a cancelled order', async () => {
    const { shopper, orderId, session } = await changeToCard()
    await shop.host.act(session, 'pay')
    await changeOrderState(shop.services, { id: orderId, state: 'annulée', refund: false })
    await receive(orderId)
    await markRefunded(shop.services, orderId)
    expect(await refundsOf(orderId)).toMatchObject([
      { reason: 'order_cancelled', state: 'succeeded' },
    ])
    const [line] = (await shopper.order(orderId)).body
    expect([line?.command_payment, line?.command_refunded]).toEqual(['payée', 0])
  })

  test('pays an expired order whose late payment by card went back', async () => {
    const { shopper, orderId, product, session } = await changeToCard()
    await shop.sql
      .update(orders)
      .set({ state: 'expirée', heldUntil: null })
      .where(eq(orders.id, orderId))
    await giveStockBack(shop.sql, { id: orderId, cause: 'release', at: shop.services.clock() })
    await changeProducts(shop.sql, { stock: 1 }, eq(products.id, product.id))
    await shop.host.act(session, 'pay')
    expect(await refundsOf(orderId)).toMatchObject([
      { reason: 'order_expired', state: 'succeeded' },
    ])
    await changeProducts(shop.sql, { stock: 2 }, eq(products.id, product.id))
    await receive(orderId)
    const [line] = (await shopper.order(orderId)).body
    expect([line?.command_payment, line?.command_refunded]).toEqual(['payée', 0])
    expect(line?.command_means).toBe('transfer')
  })
})
