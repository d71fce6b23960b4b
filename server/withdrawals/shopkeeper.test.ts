import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { shopperOn } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { storeGuestWithdrawal } from '../../testing/storeGuestWithdrawal'
import type { PaymentMeans } from '../../contract/paymentMeans'
import { nothingTaken } from '../../wording/nothingTaken'
import { withdrawalMoment } from '../../wording/withdrawalRows'
import { withdrawalCommands } from '../commands/withdrawalCommands'
import { deleteClient } from '../clients/deleteClient'
import { changeEmail } from '../clients/queries'
import {
  clients,
  outbox,
  paymentAttempts,
  products,
  refunds,
  withdrawals,
} from '../database/schema'
import { changeOrderState } from '../orders/changeState'
import { resetSetting, setSetting } from '../shop/setSetting'
import { decide } from './decide'
import { eraseHoldings } from './eraseHoldings'
import { eraseWithdrawals } from './personalWithdrawals'

let now = Date.parse('2026-11-24T10:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: () => new Date((now += 1)) })
})
afterAll(() => server.close())
const sql = () => server.services.database.sql

type Name = keyof typeof withdrawalCommands
const run = async (name: Name, args: object) =>
  (await withdrawalCommands[name].run(server.services, args)).message

/** A delivered order of two teas, 12,90 € each, perhaps with a pot for 30 €, and its client. */
async function delivered({ state = 'livrée', total = 25.8, isWithPot = false } = {}) {
  const product = await insertProduct(sql(), { stock: 5, priceCents: 1290, name: 'Sencha' })
  const shopper = await shopperOn(server)
  await shopper.add(product.serial)
  const line = (await shopper.add(product.serial)).body.cart[0]
  if (isWithPot)
    await shopper.add((await insertProduct(sql(), { name: 'Théière', priceCents: 3000 })).serial)
  await shopper.payCart({ expected_total: total })
  const id = Number(line?.command_id)
  if (state === 'livrée')
    for (const to of ['en préparation', 'expédiée', 'livrée'])
      await changeOrderState(server.services, { id, state: to })
  const stock = async () =>
    (await sql().select().from(products).where(eq(products.id, product.id)))[0]?.stock
  return { id, shopper, stock, email: shopper.client.email }
}

async function declaredBy(email: string, order: number | string, articles: string | null = null) {
  const declared = { email, orderText: String(order), articles, submittedAt: new Date(now) }
  return String(await storeGuestWithdrawal(sql(), declared))
}
/** What its client declares of the whole order. */
async function declaredOf({ id, shopper }: Pick<Delivered, 'id' | 'shopper'>) {
  const payload = { client_id: shopper.client.id, command_id: id }
  await shopper.send('POST', '/api/client/withdrawals', payload)
  const [declared] = await sql()
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.orderId, id))
    .orderBy(desc(withdrawals.id))
  return String(declared!.id)
}
type Delivered = Awaited<ReturnType<typeof delivered>>
const stateOf = async (id: string) =>
  (
    await sql()
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.id, Number(id)))
  )[0]?.state
const refundsOf = (orderId: number) =>
  sql().select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.createdAt)

test('a guest’s withdrawal is matched, accepted, received and refunded, and the stock is asked for', async () => {
  const { id: order, email, stock } = await delivered()
  const before = await stock()
  const id = await declaredBy(email.toUpperCase(), `n° ${order}`)
  const list = await run('withdrawals', {})
  expect(list).toContain(`withdrawal ${id} match ${order}`)
  expect(list).toContain('à rembourser au plus tard le mardi 8 décembre')
  await expect(run('acceptWithdrawal', { id })).rejects.toThrow(/match COMMANDE/)
  const matched = await run('matchWithdrawal', { id, order: String(order), whole: false })
  expect(matched).toMatch(/celle du compte.*8 décembre 2026\u00a0: déclarée à temps/)
  await expect(run('refundWithdrawal', { id, restock: true })).rejects.toThrow(/ne peut pas/)
  await run('acceptWithdrawal', { id })
  await run('receiveWithdrawal', { id })
  await expect(run('refundWithdrawal', { id })).rejects.toThrow(/--restock/)
  const said = await run('refundWithdrawal', { id, restock: true })
  expect(said).toContain('25,80')
  expect(await refundsOf(order)).toMatchObject([
    { amountCents: 2580, reason: 'withdrawal', state: 'succeeded' },
  ])
  expect([await stateOf(id), await stock()]).toEqual(['refunded', before! + 2])
  await expect(run('refundWithdrawal', { id, restock: false })).rejects.toThrow(/remboursée/)
  expect(await refundsOf(order)).toHaveLength(1)
  const mails = await server.readMails(email.toUpperCase())
  expect(mails.at(-1)).toContain('est acceptée')
})

// law: withdrawal-refund
test('the fee goes back with the last piece, and not before', async () => {
  await setSetting(sql(), {
    name: 'delivery',
    value: {
      enabled: true,
      zones: [
        {
          name: 'France',
          prefixes: ['4'],
          brackets: [{ upToGrams: null, cents: 490 }],
          freeFromCents: null,
        },
      ],
    },
    at: new Date(now),
  })
  const { id: order, email } = await delivered({ total: 30.7 })
  await resetSetting(sql(), 'delivery')
  const first = await declaredBy(email, order, 'un thé')
  await expect(
    run('matchWithdrawal', { id: first, order: String(order), whole: false }),
  ).rejects.toThrow(/un thé/)
  await run('matchWithdrawal', { id: first, order: String(order), lines: '1:1', whole: false })
  await run('acceptWithdrawal', { id: first })
  expect(await run('refundWithdrawal', { id: first, restock: false })).toContain('12,90')
  const rest = await declaredBy(email, order)
  await run('matchWithdrawal', { id: rest, order: String(order), whole: false })
  await run('acceptWithdrawal', { id: rest })
  expect(await run('refundWithdrawal', { id: rest, restock: false })).toMatch(
    /17,80.*dont livraison 4,90/,
  )
  expect((await refundsOf(order)).map(({ feeCents }) => feeCents)).toEqual([0, 490])
})

test('a stranger’s declaration is told apart, and refused in words that are mailed', async () => {
  const { id: order } = await delivered()
  const stranger = `${randomUUID()}@client.example`
  const id = await declaredBy(stranger, order)
  expect(await run('withdrawals', {})).toContain('match COMMANDE')
  const matched = await run('matchWithdrawal', { id, order: String(order), whole: false })
  expect(matched).toContain('ATTENTION')
  await expect(run('refuseWithdrawal', { id })).rejects.toThrow(/raison/)
  await run('refuseWithdrawal', { id, reason: 'Ce n’est pas votre commande.' })
  expect((await server.readMails(stranger)).at(-1)).toContain('Ce n’est pas votre commande.')
  await expect(run('refundWithdrawal', { id, restock: false })).rejects.toThrow(/refusée/)
  await run('acceptWithdrawal', { id })
  expect(await stateOf(id)).toBe('accepted')
})

test('the answers to two withdrawals of one order say which is which', async () => {
  const { id: order, email } = await delivered()
  const answered = async (name: Name, by = email) => {
    now += 60_000
    const moment = withdrawalMoment(new Date(now))
    const id = await declaredBy(by, order, 'un thé')
    await run('matchWithdrawal', { id, order: String(order), lines: '1:1', whole: false })
    await run(name, { id, reason: 'Le paquet est ouvert.' })
    return (await server.readMails(by)).find((one) => one.includes(`rétractation du ${moment}`))
  }
  const list = 'Articles concernés\u00a0:\n\n- 1 × Sencha\n'
  expect(await answered('acceptWithdrawal')).toContain(`est acceptée.\n\n${list}`)
  expect(await answered('refuseWithdrawal')).toContain(list)
  // What somebody else ordered is not said.
  const refused = await answered('refuseWithdrawal', `${randomUUID()}@client.example`)
  expect(refused).toContain('Le paquet est ouvert.')
  expect(refused).not.toContain('Sencha')
})

test('a client is mailed at the account’s e-mail of the day', async () => {
  const order = await delivered()
  const id = await declaredOf(order)
  const email = `${randomUUID()}@client.example`
  await changeEmail(sql(), order.shopper.client.id, email)
  await run('acceptWithdrawal', { id })
  expect((await server.readMails(email)).at(-1)).toContain('est acceptée')
})

test('a client’s withdrawal is matched with no order of another client', async () => {
  const [own, other] = [await delivered(), await delivered()]
  const id = await declaredOf(own)
  const match = (order: number) => run('matchWithdrawal', { id, order: String(order), whole: true })
  await expect(match(other.id)).rejects.toThrow(/n’existe pas/)
  expect(await match(own.id)).toContain(`commande ${own.id}`)
})

test('once the account is deleted, its e-mail of then is mailed, and linked to no account', async () => {
  const order = await delivered()
  const id = await declaredOf(order)
  const { id: clientId, email } = order.shopper.client
  await deleteClient(server.services, clientId, eraseHoldings)
  await run('acceptWithdrawal', { id })
  expect((await server.readMails(email)).at(-1)).toContain('est acceptée')
  expect(await sql().$count(outbox, eq(outbox.clientId, clientId))).toBe(0)
})

test('a refusal that was sent before the order was said is taken back', async () => {
  const { id: order, email } = await delivered()
  const id = await declaredBy(email, 'je ne sais plus')
  await run('refuseWithdrawal', { id, reason: 'Aucune commande n’a ce numéro.' })
  await expect(run('acceptWithdrawal', { id })).rejects.toThrow(/match COMMANDE/)
  await run('matchWithdrawal', { id, order: String(order), whole: false })
  expect(await stateOf(id)).toBe('refused')
  await run('acceptWithdrawal', { id })
  await expect(run('matchWithdrawal', { id, order: String(order), whole: false })).rejects.toThrow(
    /ne change plus/,
  )
  expect(await run('refundWithdrawal', { id, restock: false })).toContain('25,80')
})

test('who is accepted after all is not asked again for articles that came back', async () => {
  const order = await delivered()
  const id = await declaredOf(order)
  await run('acceptWithdrawal', { id })
  expect((await server.readMails(order.email)).at(-1)).toContain('Renvoyez ou rapportez')
  await decide(server.services, { id: Number(id), to: 'goods_back' })
  await run('refuseWithdrawal', { id, reason: 'Les paquets sont ouverts.' })
  await run('acceptWithdrawal', { id })
  const mail = (await server.readMails(order.email)).at(-1)
  expect(mail).toContain('Si nous avons encore les articles')
  expect(mail).not.toContain('Renvoyez ou rapportez les articles dans')
})

test('a refusal whose declaration was erased with its account is not matched any more', async () => {
  const { id: order, email, shopper } = await delivered()
  const id = await declaredBy(email, 'je ne sais plus', 'un seul café')
  await run('refuseWithdrawal', { id, reason: 'Aucune commande n’a ce numéro.' })
  await eraseWithdrawals(sql(), { clientId: shopper.client.id, provenEmailKey: email })
  await expect(run('matchWithdrawal', { id, order: String(order), whole: true })).rejects.toThrow(
    /ne change plus/,
  )
})

test('what is matched after its account was deleted loses its person at its end', async () => {
  const { id: order, email, shopper } = await delivered()
  const id = await declaredBy(email, order)
  const unproven = { emailProvenAt: null }
  await sql().update(clients).set(unproven).where(eq(clients.id, shopper.client.id))
  await deleteClient(server.services, shopper.client.id, eraseHoldings)
  await run('matchWithdrawal', { id, order: String(order), whole: true })
  await run('acceptWithdrawal', { id })
  expect((await server.readMails(email)).at(-1)).toContain('est acceptée')
  await run('refundWithdrawal', { id, restock: false })
  const [ended] = await sql()
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.id, Number(id)))
  expect(ended).toMatchObject({ state: 'refunded', name: null, email: null, emailKey: null })
})

test('an order that is still here is cancelled, and its withdrawal ends without a second refund', async () => {
  const { id: order, email, stock } = await delivered({ state: 'payée' })
  const before = await stock()
  const id = await declaredBy(email, order)
  expect(await run('matchWithdrawal', { id, order: String(order), whole: false })).toContain(
    'le délai est ouvert',
  )
  await run('acceptWithdrawal', { id })
  await expect(run('refundWithdrawal', { id, restock: true })).rejects.toThrow(/annulée/)
  await changeOrderState(server.services, { id: order, state: 'annulée' })
  expect(await run('refundWithdrawal', { id, restock: false })).toContain('rien à rendre')
  expect(await refundsOf(order)).toHaveLength(1)
  expect(await stock()).toBe(before! + 2)
})

test('a withdrawal that is accepted once its order was cancelled and refunded promises no second refund', async () => {
  const { id: order, email } = await delivered({ state: 'payée' })
  const id = await declaredBy(email, order)
  await changeOrderState(server.services, { id: order, state: 'annulée' })
  await run('matchWithdrawal', { id, order: String(order), whole: false })
  await run('acceptWithdrawal', { id })
  const mail = (await server.readMails(email)).find((one) => one.includes('est acceptée'))
  expect(mail).toContain('rien à nous renvoyer')
  expect(mail).toContain('Le remboursement est déjà fait, ou en cours')
  expect(mail).not.toContain('Nous vous remboursons')
  expect(await run('refundWithdrawal', { id, restock: false })).toContain('rien à rendre')
  expect(await refundsOf(order)).toHaveLength(1)
})

test('nor does one from pieces that were refunded before, while another article is paid', async () => {
  const { id: order, email } = await delivered({ isWithPot: true, total: 55.8 })
  const ofTeas = async () => {
    const id = await declaredBy(email, order, 'les thés')
    await run('matchWithdrawal', { id, order: String(order), lines: '1:2', whole: false })
    await run('acceptWithdrawal', { id })
    const mails = await server.readMails(email)
    const mail = mails.filter((one) => one.includes('est acceptée')).at(-1)
    await run('refundWithdrawal', { id, restock: false })
    return mail
  }
  expect(await ofTeas()).toContain(nothingTaken)
  expect(await ofTeas()).toContain('Le remboursement est déjà fait, ou en cours')
  expect(await refundsOf(order)).toMatchObject([{ amountCents: 2580 }])
})

/** As if another means had paid the order. */
const payBy = (order: number, means: PaymentMeans) =>
  sql()
    .update(paymentAttempts)
    .set({ means, provider: means === 'card' ? 'stripe' : means })
    .where(eq(paymentAttempts.orderId, order))

test.each([
  ['card', 'par le moyen de paiement de la commande'],
  ['transfer', 'par le moyen de paiement de la commande'],
  ['counter', 'à la boutique, quand vous passez'],
  ['demonstration', null],
] as const)(
  'a refund of money paid by %s is promised by the way that it takes',
  async (means, way) => {
    const { id: order, email } = await delivered()
    await payBy(order, means)
    const id = await declaredBy(email, order)
    await run('matchWithdrawal', { id, order: String(order), whole: false })
    await run('acceptWithdrawal', { id })
    const mail = (await server.readMails(email)).find((one) => one.includes('est acceptée'))
    expect(mail).toContain(
      way === null
        ? nothingTaken
        : `Nous vous remboursons au plus tard le mardi 8 décembre, ${way}.`,
    )
    expect(mail?.includes('Nous vous remboursons')).toBe(way !== null)
  },
)

test('a withdrawal that is accepted after its term names no day that has passed', async () => {
  const { id: order, email } = await delivered()
  await payBy(order, 'transfer')
  const id = await declaredBy(email, order)
  await run('matchWithdrawal', { id, order: String(order), whole: false })
  await run('refuseWithdrawal', { id, reason: 'Déjà ouvert.' })
  now += 20 * 24 * 60 * 60_000
  await run('acceptWithdrawal', { id })
  const mails = await server.readMails(email)
  const mail = mails.find((one) => one.includes('est acceptée'))
  expect(mail).toContain('Nous vous remboursons sans tarder')
  expect(mail).toContain('14 jours qui suivent cet e-mail')
})

test.each([
  ['on the last day of its term names that day', 14, 'Nous vous remboursons au plus tard le '],
  ['on the day after its term names no day that is over', 15, 'Nous vous remboursons sans tarder'],
])('a withdrawal that is accepted %s', async (_, days, words) => {
  const { id: order, email } = await delivered()
  await payBy(order, 'transfer')
  const id = await declaredBy(email, order)
  await run('matchWithdrawal', { id, order: String(order), whole: false })
  now += days * 24 * 60 * 60_000
  await run('acceptWithdrawal', { id })
  const mails = await server.readMails(email)
  const mail = mails.find((one) => one.includes('est acceptée'))
  expect(mail).toContain(words)
  // However late the answer is, it leaves the client two weeks.
  expect(mail).toContain('14 jours qui suivent cet e-mail')
})

// law: withdrawal-extension
test('a late declaration is marked, and an unknown number is said', async () => {
  const { id: order, email } = await delivered()
  now += 30 * 24 * 60 * 60_000
  const id = await declaredBy(email, order)
  await expect(run('matchWithdrawal', { id, order: '99999999', whole: false })).rejects.toThrow(
    /n’existe pas/,
  )
  expect(await run('matchWithdrawal', { id, order: String(order), whole: false })).toContain(
    'HORS DÉLAI',
  )
  await expect(run('acceptWithdrawal', { id: 'x' })).rejects.toThrow(/n’existe pas/)
})

test('two servers refund a withdrawal once', async () => {
  const { id: order, email } = await delivered()
  const id = await declaredBy(email, order)
  await run('matchWithdrawal', { id, order: String(order), whole: false })
  await run('acceptWithdrawal', { id })
  const both = await Promise.allSettled(
    [1, 2].map(() => run('refundWithdrawal', { id, restock: false })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await refundsOf(order)).toHaveLength(1)
})
