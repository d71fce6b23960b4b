import { eq } from 'drizzle-orm'
import type { StaffOrder } from '../../../contract/api/staff/staffOrder'
import { inParis } from '../../../contract/parisianDays'
import { openCheckout, type CheckoutShop } from '../../../testing/openCheckout'
import { findMoneyFaults } from '../../../testing/findMoneyFaults'
import { staffOn, type Member } from '../../../testing/staffOn'
import { findAttempts } from '../../checkout/attempts'
import { markReceived } from '../../checkout/markReceived'
import { clients } from '../../database/schema'
import { findDocuments } from '../../documents/queries'
import { adminReplies as replies } from '../../../wording/replies/admin'
import { checkoutReplies } from '../../../wording/replies/checkout'
import { ordersReplies } from '../../../wording/replies/orders'

jest.setTimeout(120_000)

let shop: CheckoutShop
let manager: Member
beforeAll(async () => {
  shop = await openCheckout()
})
afterAll(() => shop.close())
beforeEach(async () => {
  manager = await staffOn(shop.server)
})

const day = 24 * 60
const pathOf = (id: number) => `/api/admin/orders/${id}`
const read = async (id: number) => (await manager.send<StaffOrder>('GET', pathOf(id))).body
const receive = async (
  id: number,
  more: { handed_over?: boolean; received_by?: 'counter' | 'transfer' } = {},
) =>
  manager.send<{ order: StaffOrder; message: string }>('POST', `${pathOf(id)}/received`, {
    version: (await read(id)).version,
    ...more,
  })

const toPickUp = { command_delivery: 'magasin' }

/** An order that awaits its money, and who ordered it. */
async function awaitedOrder(means: 'counter' | 'transfer', more: object = {}) {
  const { shopper, orderId } = await shop.fillCart()
  const pay = (payment_means: string) =>
    shopper.pay({ command_id: orderId, payment_means, ...more })
  expect((await pay(means)).status).toBe(200)
  return { shopper, orderId, pay }
}
const orderByTransfer = () => awaitedOrder('transfer')
const mailsToShop = async (order: number) => {
  const mails = await shop.server.readMails(shop.services.settings.seller.email)
  return mails.filter((mail) => mail.includes(String(order)))
}

const awaited = { is_receivable: true, may_arrive_late: false }
const late = { is_receivable: false, may_arrive_late: true }
const over = { is_receivable: false, may_arrive_late: false }

test('the money of an order that awaits it is asked for first, and only once', async () => {
  const { orderId } = await orderByTransfer()
  // Its days count from the arrival of the transfer.
  expect(await read(orderId)).toMatchObject({ ...awaited, promised: null })
  expect((await receive(orderId)).body.order).toMatchObject({ state: 'payée', ...over })
})

test('money that came otherwise than its client chose is booked by how it came', async () => {
  const { orderId, shopper } = await awaitedOrder('transfer', toPickUp)
  const { body } = await receive(orderId, { received_by: 'counter', handed_over: true })
  expect(body.order).toMatchObject({ state: 'retirée', means: 'counter', ...over })
  const [invoice] = await findDocuments(shop.sql, orderId)
  expect(JSON.parse(invoice!.snapshot)).toMatchObject({ means: 'counter' })
  const confirmed = (await shop.server.readMails(shopper.client.email)).at(-1)
  expect(confirmed).toContain('Payé au comptoir.')
  expect((await mailsToShop(orderId)).at(-1)).not.toMatch(/à retirer/)
  expect(await findMoneyFaults(shop.sql)).toEqual([])
})

test('of two who note one payment differently at once, the attempt says what the books say', async () => {
  const { orderId } = await awaitedOrder('transfer', toPickUp)
  const [one, other] = await Promise.all([
    receive(orderId),
    receive(orderId, { received_by: 'counter' }),
  ])
  expect([one.status, other.status].sort()).toEqual([200, 409])
  const [invoice] = await findDocuments(shop.sql, orderId)
  const { means } = JSON.parse(invoice!.snapshot) as { means: string }
  expect((await read(orderId)).means).toBe(means)
})

test('money noted from a sheet read before another choice is booked as that sheet says', async () => {
  const { orderId, pay } = await awaitedOrder('transfer', toPickUp)
  const { version } = await read(orderId)
  expect((await pay('counter')).status).toBe(200)
  const noted = { version, received_by: 'transfer' }
  const { status } = await manager.send('POST', `${pathOf(orderId)}/received`, noted)
  expect(status).toBe(200)
  const [invoice] = await findDocuments(shop.sql, orderId)
  expect(JSON.parse(invoice!.snapshot)).toMatchObject({ means: 'transfer' })
  expect(await read(orderId)).toMatchObject({ means: 'transfer', state: 'payée' })
})

test('what was paid ahead at the counter is new to the shop, which was not told to prepare it', async () => {
  const { orderId } = await awaitedOrder('transfer', toPickUp)
  await receive(orderId, { received_by: 'counter' })
  expect((await mailsToShop(orderId)).at(-1)).toMatch(/^Subject: Nouvelle commande/m)
})

test('the shop reads how the money came where it was told to prepare an order for the counter', async () => {
  const { orderId } = await awaitedOrder('counter', toPickUp)
  await receive(orderId, { received_by: 'transfer' })
  const subject = (await mailsToShop(orderId)).at(-1)!.match(/^Subject: .*$/m)![0]
  expect(subject).toMatch(/payée par virement/)
})

test('an order that the shop was told to prepare is not new to it, whatever means is chosen after', async () => {
  const { orderId, pay } = await awaitedOrder('counter', toPickUp)
  expect((await pay('transfer')).status).toBe(200)
  await receive(orderId)
  expect((await mailsToShop(orderId)).at(-1)).toMatch(/^Subject: .*payée par virement/m)
})

test('the reference of another attempt notes nothing', async () => {
  const { orderId } = await awaitedOrder('transfer', toPickUp)
  const noted = markReceived(shop.services, `${orderId}-000000`)
  await expect(noted).rejects.toThrow(checkoutReplies.nothingToReceive)
  const [attempt] = await findAttempts(shop.sql, orderId)
  const asPrinted = attempt!.providerReference!.replace('-', '').toLowerCase()
  expect(await markReceived(shop.services, asPrinted)).toMatchObject({ orderId })
})

test('who pays at the counter and leaves with the articles is one press, and no mail says to come', async () => {
  const { orderId, shopper } = await awaitedOrder('counter', toPickUp)
  const { body } = await receive(orderId, { handed_over: true })
  expect(body).toMatchObject({
    message: replies.receivedAndHandedOver(orderId),
    order: { state: 'retirée', ...over, refunds_to_make: 0 },
  })
  const states = body.order.log.map(({ who, after }) => [who, after?.['state']])
  const byMember = ['en préparation', 'prête', 'retirée'].map((state) => [manager.email, state])
  expect(states.slice(-3)).toEqual(byMember)
  const confirmed = (await shop.server.readMails(shopper.client.email)).at(-1)
  expect(confirmed).toContain('Payé au comptoir.')
  expect(confirmed).not.toMatch(/prête|ouvert/i)
  const told = (await mailsToShop(orderId)).at(-1)
  expect(told).toMatch(/^Subject: Commande n°.\d+ payée au comptoir/m)
  expect(told).toContain('il n’y a plus rien à faire')
  expect(told).toContain(`/gestion/commandes/${orderId}`)
})

// law: durable-confirmation
test('who never proved the e-mail has the confirmation all the same once the order is handed over', async () => {
  const { orderId, shopper } = await awaitedOrder('transfer', toPickUp)
  const { id, email } = shopper.client
  await shop.sql.update(clients).set({ emailProvenAt: null }).where(eq(clients.id, id))
  const { body } = await receive(orderId, { handed_over: true })
  expect(body.order.state).toBe('retirée')
  const mails = await shop.server.readMails(email)
  const confirmed = mails.filter((mail) => mail.includes('est enregistrée et payée'))
  expect(confirmed).toHaveLength(1)
  expect(confirmed[0]).not.toMatch(/prête/i)
})

test('an order that expired and is paid at the counter all the same is new to the shop', async () => {
  const { orderId } = await awaitedOrder('counter', toPickUp)
  shop.pass(60 * day)
  await shop.runJobs()
  manager = await staffOn(shop.server)
  await receive(orderId)
  expect((await mailsToShop(orderId)).at(-1)).toMatch(/^Subject: Nouvelle commande/m)
})

test('an order for the counter that is paid after its end is promised anew', async () => {
  const { orderId } = await awaitedOrder('counter', toPickUp)
  const { promised } = await read(orderId)
  shop.pass(60 * day)
  await shop.runJobs()
  manager = await staffOn(shop.server)
  const today = inParis(shop.services.clock()).day
  expect(promised!.from < today).toBe(true)
  const { body } = await receive(orderId)
  expect(body.order.promised!.from >= today).toBe(true)
})

test('what is delivered is not handed over, and its money is not noted with it', async () => {
  const { orderId } = await orderByTransfer()
  expect(await receive(orderId, { handed_over: true })).toMatchObject({
    status: 400,
    body: { fields: { handed_over: replies.notFetched } },
  })
  expect(await read(orderId)).toMatchObject({ state: 'en attente de paiement', ...awaited })
})

test('a transfer that arrives after the order expired is noted, and pays what is still there', async () => {
  const { orderId } = await orderByTransfer()
  shop.pass(30 * day)
  await shop.runJobs()
  manager = await staffOn(shop.server)
  expect(await read(orderId)).toMatchObject({ state: 'expirée', ...late })
  const { body } = await receive(orderId)
  expect(body).toMatchObject({
    message: replies.received(orderId),
    order: { state: 'payée', ...over },
  })
})

test('a transfer for a cancelled order is noted, and is to be given back', async () => {
  const { orderId } = await orderByTransfer()
  const { version } = await read(orderId)
  await manager.send('POST', `${pathOf(orderId)}/cancel`, { version })
  expect(await read(orderId)).toMatchObject({ state: 'annulée', ...late })
  const { body } = await receive(orderId)
  expect(body).toMatchObject({
    message: replies.receivedInVain(orderId),
    order: { ...over, refunds_to_make: 1 },
  })
})

test('refunds by hand are noted together, and the answer says how many', async () => {
  const { orderId } = await orderByTransfer()
  await receive(orderId)
  const send = async (what: string, body: object = {}) => {
    const { version } = await read(orderId)
    const path = `${pathOf(orderId)}/${what}`
    return (await manager.send<{ message: string }>('POST', path, { version, ...body })).body
      .message
  }
  for (const cents of [500, 300]) await send('refund', { cents })
  expect(await send('refunds-made')).toBe(
    `2\u00a0remboursements de la commande ${orderId} notés comme faits.`,
  )
  await send('refund', { cents: 100 })
  expect(await send('refunds-made')).toBe(
    `Remboursement de la commande ${orderId} noté comme fait.`,
  )
})

test('late money that came otherwise than its client chose is booked by how it came', async () => {
  const { orderId } = await awaitedOrder('transfer', toPickUp)
  const { version } = await read(orderId)
  await manager.send('POST', `${pathOf(orderId)}/cancel`, { version })
  const { body } = await receive(orderId, { received_by: 'counter' })
  expect(body).toMatchObject({
    message: replies.receivedInVain(orderId),
    order: { ...over, means: 'counter', refunds_to_make: 1 },
  })
  expect(await findMoneyFaults(shop.sql)).toEqual([])
})

test('a transfer pays the order whose client went on to the page of a card', async () => {
  const { orderId, pay } = await orderByTransfer()
  expect((await pay('card')).body.payment_url).toEqual(expect.any(String))
  expect(await read(orderId)).toMatchObject({
    state: 'en attente de paiement',
    ...late,
  })
  const { body } = await receive(orderId)
  expect(body).toMatchObject({
    message: replies.received(orderId),
    order: { state: 'payée', means: 'transfer', ...over },
  })
})

test('an order by card alone has no transfer to note', async () => {
  const { orderId } = await shop.startOrder()
  expect(await read(orderId)).toMatchObject({ ...over })
  expect((await receive(orderId)).body.message).toBe(checkoutReplies.nothingToReceive)
})

test('a refund of what the provider had returned before says so, and nothing is held any more', async () => {
  const { session, orderId } = await shop.startOrder()
  await shop.host.act(session, 'pay')
  shop.host.events.mode = 'lose'
  shop.host.refunds.create(shop.host.account.session(session).payment_intent!, 2580, {})
  const { version } = await read(orderId)
  const asked = { version, cents: 2580 }
  const { body } = await manager.send('POST', `${pathOf(orderId)}/refund`, asked)
  shop.host.events.mode = 'send'
  expect(body).toMatchObject({
    message: ordersReplies.returnedBefore(orderId),
    order: { held_cents: 0, returned_cents: 2580, payment: 'remboursée' },
  })
})

test('what a dispute took, and gave back, is said to be no refund, and nobody is owed it', async () => {
  const { session, orderId } = await shop.startOrder()
  await shop.host.act(session, 'pay')
  const dispute = shop.host.refunds.dispute(session, 'lost')
  await shop.host.events.settled()
  const taken = { cents: 2580, is_dispute: true, is_unsettled: false }
  expect((await read(orderId)).refunds).toMatchObject([{ ...taken, state: 'succeeded' }])
  shop.host.refunds.reverse(dispute, 'won')
  await shop.host.events.settled()
  expect(await read(orderId)).toMatchObject({
    refunds: [{ ...taken, state: 'failed' }],
    ...{ held_cents: 2580, payment: 'payée' },
  })
})
