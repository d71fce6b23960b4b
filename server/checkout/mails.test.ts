import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { inParis } from '../../contract/parisianDays'
import { changeProducts } from '../../testing/makeData'
import { bank, openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import type { Shopper } from '../../testing/shopperOn'
import { arrivalWords } from '../../wording/dates'
import { lineName } from '../../wording/grinds'
import { euros } from '../../wording/mails/formats'
import { deleteClient } from '../clients/deleteClient'
import { orders, outbox, products, shopSettings } from '../database/schema'
import { dropLostMails } from '../mail/lostMails'
import { giveUp } from '../mail/outbox'
import { changeOrderState } from '../orders/changeState'
import { eraseOrders } from '../orders/eraseOrders'
import { cancelForShop } from './cancelForShop'
import { expireOrders } from './expireOrders'
import { markRefunded } from './markRefunded'
import { refundOrder } from './refundOrder'
import { markReceived } from './markReceived'
import { remindTransfers } from './remindTransfers'
import { setSetting } from '../shop/setSetting'

// Starts an embedded database, next to other workers.
const day = 24 * 60
let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckout()
})
afterAll(() => shop.close())

/** The mails to this client that are not sent yet, then sent. */
async function newMails({ client }: { client: { id: string; email: string } }) {
  const rows = await shop.sql
    .select()
    .from(outbox)
    .where(and(eq(outbox.clientId, client.id), isNull(outbox.sentAt)))
  await shop.services.mailer.flush()
  return rows
}

async function byTransfer() {
  const cart = await shop.fillCart()
  await cart.shopper.pay({ command_id: cart.orderId, payment_means: 'transfer' })
  return cart
}

/** The promised days of an order. */
async function promisedOf(id: number) {
  const [order] = await shop.sql.select().from(orders).where(eq(orders.id, id))
  return { from: order?.promisedFrom ?? '', to: order?.promisedTo ?? '' }
}

test('a transfer is asked for, reminded once and confirmed, each mail with the whole order', async () => {
  const { shopper, orderId } = await byTransfer()
  const [asked, ...others] = await newMails(shopper)
  expect(others).toEqual([])
  const reference = (await shopper.order(orderId)).body[0]?.command_transfer?.reference
  const facts = [bank.TRANSFER_IBAN, String(reference), '27 novembre 2026']
  const recap = ['2 × ', euros(1290), euros(2580), 'dont TVA', 'Livraison\u00a0: offerte']
  const seen = asked?.html.replaceAll(/<a href="([^"]*)"/g, '$1 <a').replaceAll(/<[^>]+>/g, ' ')
  for (const fact of [...facts, ...recap, `/command/${orderId}`]) {
    expect(asked?.text).toContain(fact)
    expect(seen).toContain(fact.split('\u00a0:')[0])
  }
  expect(asked?.text).not.toContain('prévue')
  expect(asked?.text).toContain('dès que le virement sera arrivé.')
  await remindTransfers(shop.services)
  shop.pass(4 * day)
  await remindTransfers(shop.services)
  expect(await newMails(shopper)).toEqual([])
  shop.pass(day)
  // Two servers, and the next run.
  await Promise.all([remindTransfers(shop.services), remindTransfers(shop.services)])
  const [reminder, ...doubled] = await newMails(shopper)
  expect([reminder?.subject.slice(0, 6), doubled]).toEqual(['Rappel', []])
  for (const fact of [...facts, ...recap.slice(0, 3)]) expect(reminder?.text).toContain(fact)
  await remindTransfers(shop.services)
  expect(await newMails(shopper)).toEqual([])
  shop.pass(day)
  await markReceived(shop.services, String(orderId))
  const [confirmed] = await newMails(shopper)
  expect(confirmed?.text).toContain('votre virement est arrivé')
  // Those of the order are over by then.
  const { from, to } = await promisedOf(orderId)
  expect(from > inParis(shop.services.clock()).day).toBe(true)
  expect(confirmed?.text).toContain(arrivalWords({ from, to }))
  shop.pass(day)
  await remindTransfers(shop.services)
  expect(await newMails(shopper)).toEqual([])
})

test('a reminder that was lost, and erased by the shopkeeper, is not queued again', async () => {
  const { shopper } = await byTransfer()
  await newMails(shopper)
  shop.pass(5 * day)
  const isWaiting = and(eq(outbox.clientId, shopper.client.id), isNotNull(outbox.nextTryAt))
  await remindTransfers(shop.services)
  const [reminder] = await shop.sql.select().from(outbox).where(isWaiting)
  await giveUp(shop.sql, { id: reminder!.id, failures: 10 })
  expect(await dropLostMails(shop.sql, [reminder!.id])).toBe(1)
  await remindTransfers(shop.services)
  expect(await shop.sql.$count(outbox, isWaiting)).toBe(0)
})

test('an order that is not paid in time is told to be expired, with what was in it', async () => {
  const { shopper, orderId } = await byTransfer()
  await newMails(shopper)
  shop.pass(8 * day)
  await shop.runJobs()
  const [ended, ...others] = await newMails(shopper)
  expect([ended?.subject, others]).toEqual([expect.stringContaining('a expiré'), []])
  expect(ended?.text).toContain(euros(2580))

  await markReceived(shop.services, String(orderId))
  const { from } = await promisedOf(orderId)
  expect(from > inParis(shop.services.clock()).day).toBe(true)
})

test('a parcel that is sent on the last of its promised days names them', async () => {
  const { shopper, orderId: id } = await byTransfer()
  await markReceived(shop.services, String(id))
  const { from, to } = await promisedOf(id)
  expect(to > from).toBe(true)
  while (inParis(shop.services.clock()).day < to) shop.pass(day)
  await newMails(shopper)
  for (const state of ['en préparation', 'expédiée'])
    await changeOrderState(shop.services, { id, state })
  const [sent] = await newMails(shopper)
  expect(sent?.text).toContain(arrivalWords({ from, to }))
})

test('an order at the counter names the opening hours', async () => {
  const span = (from: string, to: string) => ({ from, to })
  const usual = [span('09:00', '12:30'), span('14:00', '19:00')]
  const value = {
    monday: [],
    tuesday: usual,
    wednesday: usual,
    thursday: usual,
    friday: usual,
    saturday: [span('09:00', '19:00')],
    sunday: [],
  }
  await setSetting(shop.sql, { name: 'hours', value, at: new Date() })
  const { shopper, orderId } = await shop.fillCart()
  const counter = { payment_means: 'counter', command_delivery: 'magasin' }
  await shopper.pay({ command_id: orderId, ...counter })
  const [mail] = await newMails(shopper)
  for (const fact of [
    'mardi à vendredi : de 9 h à 12 h 30 et de 14 h à 19 h',
    'samedi : de 9 h à 19 h',
    'Prête à partir du',
  ])
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(fact)
  await shop.sql.delete(shopSettings)
})

test.each([
  ['the shop cancels it', (id: number) => cancelForShop(shop.services, { id })],
  ['its client cancels it', (id: number, shopper: Shopper) => shopper.cancel(id)],
  [
    'its client goes over to a card and cancels it',
    async (id: number, shopper: Shopper) => {
      expect((await shopper.resume(id, 'card')).status).toBe(200)
      await shopper.cancel(id)
    },
  ],
  [
    'its client deletes the account',
    async (_: number, { client }: Shopper) => {
      await deleteClient(shop.services, client.id, eraseOrders)
      await expireOrders(shop.services)
    },
  ],
])('the shop is told what to prepare for the counter, and not any more once %s', async (_, end) => {
  const { shopper, orderId } = await shop.fillCart()
  await shopper.pay({
    command_id: orderId,
    payment_means: 'counter',
    command_delivery: 'magasin',
  })
  await end(orderId, shopper)
  await shop.services.mailer.flush()
  const about = (await shop.server.readMails('bonjour@comptoir.example')).filter((mail) =>
    mail.includes(String(orderId)),
  )
  expect(about).toHaveLength(2)
  expect(about[0]).toContain('est à préparer. Elle est pour Camille Martin')
  expect(about[0]).toContain('Prête à partir du')
  expect(about[1]).toContain('a pris fin sans être payée au comptoir')
  expect(about[1]).not.toContain('Camille')
})

test('a refund names its articles with their grind, and its sum', async () => {
  const { shopper, orderId, product } = await byTransfer()
  await changeProducts(shop.sql, { facts: { beans: true } }, eq(products.id, product.id))
  await markReceived(shop.services, String(orderId))
  await newMails(shopper)
  const wish = { kind: 'places', lines: [{ place: 1, quantity: 1 }], fee: false } as const
  await refundOrder(shop.services, { id: orderId, wish, restock: false })
  // The shopkeeper has sent it.
  await markRefunded(shop.services, orderId)
  const [mail] = await newMails(shopper)
  expect(mail?.text).toContain('1 × ')
  expect(mail?.text).toContain(lineName({ name: product.name, grind: 'grains' }))
  expect(mail?.text).toContain(`Somme rendue\u00a0: ${euros(1290)}`)
})

test('the end of a paid order speaks of its money only while a refund is requested', async () => {
  const { shopper, orderId } = await byTransfer()
  await markReceived(shop.services, String(orderId))
  await newMails(shopper)
  await changeOrderState(shop.services, { id: orderId, state: 'annulée', refund: false })
  const [kept] = await newMails(shopper)
  expect(kept?.text).toContain('est annulée')
  expect(kept?.text).not.toContain('rendu')

  const other = await byTransfer()
  await markReceived(shop.services, String(other.orderId))
  const wish = { kind: 'amount', cents: 580 } as const
  await refundOrder(shop.services, { id: other.orderId, wish, restock: false })
  await markRefunded(shop.services, other.orderId)
  await newMails(other.shopper)
  await changeOrderState(shop.services, { id: other.orderId, state: 'annulée' })
  const [returned] = await newMails(other.shopper)
  expect(returned?.text).toContain(`${euros(2000)} vous sont rendus`)
  const [line] = (await other.shopper.order(other.orderId)).body
  expect([line?.command_refunded, line?.command_refund_pending]).toEqual([5.8, 20])
})

test.each([
  ['perdue', undefined, /nous vous renvoyons ces articles ou si nous vous rendons l’argent/],
  ['retournée', true, /nous vous les renvoyons ou si nous vous rendons l’argent/],
] as const)(
  'of a paid parcel that is %s the client says whether it is sent again or refunded',
  async (state, restock, question) => {
    const again = 'commandez-les de nouveau'
    const whole = { wish: { kind: 'whole' }, restock: false } as const
    const endAfter = async (before?: (id: number) => Promise<unknown>) => {
      const { shopper, orderId } = await byTransfer()
      await markReceived(shop.services, String(orderId))
      for (const to of ['en préparation', 'expédiée'])
        await changeOrderState(shop.services, { id: orderId, state: to })
      await before?.(orderId)
      await newMails(shopper)
      await changeOrderState(shop.services, { id: orderId, state, ...(restock && { restock }) })
      const [ended] = await newMails(shopper)
      return ended?.text
    }
    const asked = await endAfter()
    expect(asked).toMatch(question)
    expect(asked).toContain('répondez à cet e-mail')
    expect(asked).not.toContain(again)
    const pending = await endAfter((id) => refundOrder(shop.services, { id, ...whole }))
    expect(pending).toContain(`${euros(2580)} vous sont rendus`)
    const refunded = await endAfter(async (id) => {
      await refundOrder(shop.services, { id, ...whole })
      await markRefunded(shop.services, id)
    })
    for (const text of [pending, refunded]) {
      expect(text).not.toMatch(question)
      expect(text?.includes(again)).toBe(state === 'retournée')
    }
  },
)

test('the end of an order whose payment is disputed promises no money', async () => {
  const { shopper, orderId, session } = await shop.startOrder()
  await shop.host.act(session, 'pay')
  shop.host.refunds.dispute(session, 'needs_response')
  await shop.host.events.settled()
  await newMails(shopper)
  await changeOrderState(shop.services, { id: orderId, state: 'annulée' })
  const [ended] = await newMails(shopper)
  expect(ended?.text).toContain('est annulée')
  expect(ended?.text).not.toContain('rendu')
})

test.each([
  ['transfer', 'aucun virement à temps', 'débité'],
  ['card', 'rien n’a été débité', 'virement'],
] as const)(
  'the end of an order by %s claims no more than the shop knows',
  async (means, known, other) => {
    const { shopper, orderId } = await shop.fillCart()
    await shopper.pay({ command_id: orderId, payment_means: means })
    await newMails(shopper)
    shop.pass(8 * day)
    await shop.runJobs()
    const [mail] = await newMails(shopper)
    expect(mail?.text).toContain(known)
    expect(mail?.text).not.toContain(other)
  },
)

test('who may have sent a transfer, and went on to the page of a card, is not told that nothing was taken', async () => {
  const { shopper, orderId } = await byTransfer()
  await shopper.resume(orderId, 'card')
  await newMails(shopper)
  shop.pass(8 * day)
  await shop.runJobs()
  const [mail] = await newMails(shopper)
  expect(mail?.text).toContain('aucun virement à temps')
  expect(mail?.text).not.toContain('débité')
})

test('an order given up before its payment promises nothing but the money', async () => {
  const { shopper, orderId } = await byTransfer()
  await newMails(shopper)
  await cancelForShop(shop.services, { id: orderId })
  const [mail] = await newMails(shopper)
  expect(mail?.text).not.toContain('débité')
  expect(mail?.text).toContain('Si vous avez payé entre-temps, votre argent vous est rendu.')
  expect(mail?.text).not.toContain('honorée')
})

test.each([
  ['by transfer', 'transfer', 'nous n’avions noté aucun virement'],
  ['at the counter', 'counter', 'rien n’a été débité'],
] as const)(
  'a client who cancels an order to be paid %s reads after the request for money that none is due',
  async (_, means, known) => {
    const { shopper, orderId } = await shop.fillCart()
    const payment = { payment_means: means, command_delivery: 'magasin' }
    await shopper.pay({ command_id: orderId, ...payment })
    await newMails(shopper)
    await shopper.cancel(orderId)
    await shopper.cancel(orderId)
    const [mail, ...others] = await newMails(shopper)
    expect([mail?.subject, others]).toEqual([expect.stringContaining('est annulée'), []])
    expect(mail?.text).toContain(known)
    expect(mail?.text).toContain('Si vous avez payé entre-temps, votre argent vous est rendu.')
  },
)

test('a client who cancels an order whose payment no mail asked for gets none', async () => {
  const { shopper, orderId } = await shop.fillCart()
  await shopper.pay({ command_id: orderId, payment_means: 'card' })
  await shopper.cancel(orderId)
  expect(await newMails(shopper)).toEqual([])
})

test('money that was handed back at the counter is not awaited from a bank', async () => {
  const { shopper, orderId } = await shop.fillCart()
  await shopper.pay({ command_id: orderId, payment_means: 'counter', command_delivery: 'magasin' })
  await markReceived(shop.services, String(orderId))
  await newMails(shopper)
  await refundOrder(shop.services, { id: orderId, wish: { kind: 'whole' }, restock: false })
  await markRefunded(shop.services, orderId)
  const [mail] = await newMails(shopper)
  expect(mail?.text).toContain('vous sont rendus')
  expect(mail?.text).not.toContain('banque')
})

test('money for an order that was never sold has no credit note to download', async () => {
  const { shopper, orderId, session } = await shop.startOrder()
  shop.host.altered.amount = 1_000
  await shop.host.act(session, 'pay')
  Object.assign(shop.host.altered, { amount: undefined })
  await shop.runJobs()
  const mails = await newMails(shopper)
  const back = mails.find(({ subject }) => subject.startsWith('Un remboursement'))
  expect(back?.text).toContain(`n°\u00a0${orderId}`)
  expect(back?.text).not.toContain('avoirs')
})

test('an article’s name makes no markup and no header', async () => {
  const { shopper, product, orderId } = await shop.fillCart()
  const name = '<img src=x onerror=alert(1)>\r\nBcc: all@evil.example'
  await shop.sql.update(products).set({ name }).where(eq(products.id, product.id))
  await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
  const [mail] = await newMails(shopper)
  expect(mail?.html).not.toContain('<img')
  expect(mail?.html).toContain('&lt;img')
  expect(mail?.text).not.toMatch(/^Bcc/m)
  expect(mail?.subject).not.toMatch(/[\r\n]/)
})
