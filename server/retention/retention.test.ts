import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { commandReplies } from '../../wording/commands'
import { privacy } from '../../wording/legal/privacy'
import { countWaiting } from '../../testing/countWaiting'
import { insertPayment, insertProduct } from '../../testing/makeData'
import { newOrder } from '../../testing/requests/newOrder'
import { startServer, type TestServer } from '../../testing/startServer'
import { storeGuestWithdrawal } from '../../testing/storeGuestWithdrawal'
import { until } from '../../testing/until'
import { onPostgresql } from '../../testing/postgresqlTest'
import { deleteClient } from '../clients/deleteClient'
import { eraseOrders } from '../orders/eraseOrders'
import { runCommand } from '../commands/runCommand'
import {
  attempts,
  auditLog,
  clients,
  documents,
  links,
  orderLines,
  orders,
  outbox,
  paymentAttempts,
  staff,
  staffInvitations,
  staffSessions,
  reviewInvitations,
  reviews,
  stockAlerts,
  withdrawals,
} from '../database/schema'
import { inTransaction } from '../database/inTransaction'
import { fileMoment } from '../mail/mailFiles'
import { linkDays, waitDays } from '../alerts/rules'
import { lockOrder } from '../orders/lockOrder'
import { linkDays as reviewLinkDays } from '../reviews/rules'
import { outboxFolder } from '../mail/mailTransport'
import { countForgotten, forget } from './retention'
import { before, periods } from './rules'

const now = new Date('2026-11-20T10:00:00Z')
const second = 1000
let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.close())

/** A time when the period is just over, and one when it is nearly over. */
const edges = (period: Parameters<typeof before>[1]) => {
  const moment = before(now, period).getTime()
  return [new Date(moment - second), new Date(moment + second)] as const
}
const retention = async (isDryRun: boolean) => {
  const unexpected: unknown[] = []
  const request = { name: 'retention', args: { isDryRun } }
  const reply = await runCommand(server.services, request, (error) => unexpected.push(error))
  expect(unexpected).toEqual([])
  return reply.message
}

const memberOf = (id: string) => {
  const email = `${id}@boutique.example`
  return { id, email, emailKey: email, role: 'comptable' as const, createdAt: now }
}

/** One of each kind that must be deleted, and one that is nearly due. */
async function fill() {
  const { sql } = server.services.database
  const lines = [{ product: await insertProduct(sql), quantity: 2 }]
  const visitor = async (seenAt: Date) => (await server.registerClient({ seenAt })).id
  const [oldAccount, youngAccount] = edges(periods.account)
  const [oldCart, youngCart] = edges(periods.cart)
  const [oldOrder, youngOrder] = edges(periods.order)
  const [oldMail, youngMail] = edges(periods.mail)
  const [oldLost, youngLost] = edges(periods.lostMail)
  const away = await visitor(oldAccount)
  const nearlyAway = await visitor(youngAccount)
  const keeps = await visitor(youngCart)
  const leaves = await visitor(oldCart)
  const other = Number((await newOrder(sql, { clientId: keeps, state: 'panier', lines })).id)
  await newOrder(sql, { clientId: leaves, state: 'panier', lines })
  const paid: number[] = []
  for (const paidAt of [oldOrder, youngOrder]) {
    const { id } = await newOrder(sql, { clientId: keeps, state: 'livrée', lines })
    await sql
      .update(orders)
      .set({ orderedAt: paidAt, paidAt })
      .where(eq(orders.id, Number(id)))
    paid.push(Number(id))
    await insertPayment(sql, Number(id), { createdAt: paidAt })
  }
  const link = { purpose: 'password', clientId: keeps } as const
  await sql.insert(links).values([
    { ...link, tokenHash: 'over', expiresAt: now },
    { ...link, tokenHash: 'living', expiresAt: new Date(now.getTime() + second) },
  ])
  await sql.insert(attempts).values([
    { key: 'over', count: 3, endsAt: now },
    { key: 'counting', count: 3, endsAt: new Date(now.getTime() + second) },
  ])
  const product = await insertProduct(sql, { stock: 0 })
  const alert = { productId: product.id, email: '', createdAt: now }
  await sql.insert(stockAlerts).values([
    { ...alert, emailKey: 'over', tokenHash: 'over', endsAt: now },
    { ...alert, emailKey: 'waiting', tokenHash: 'waiting', endsAt: new Date(now.getTime() + 1) },
  ])
  const members = [crypto.randomUUID(), crypto.randomUUID()] as const
  const [oldAct, youngAct] = edges(periods.act)
  for (const [index, id] of members.entries()) {
    const endsAt = new Date(now.getTime() + index)
    await sql.insert(staff).values({ ...memberOf(id), endedAt: now })
    await sql.insert(staffSessions).values({ idHash: id, staffId: id, provenAt: now, endsAt })
    const invitation = { staffId: id, tokenHash: id, totpSecret: '', endsAt }
    await sql.insert(staffInvitations).values(invitation)
    const at = index === 0 ? oldAct : youngAct
    await sql.insert(auditLog).values({ act: 'signed_in', staffId: id, at })
    await sql.insert(auditLog).values({ act: 'client_note', staffId: id, clientId: keeps, at })
  }
  // One who has left without a trace, and one who has done nothing yet.
  await sql.insert(staff).values({ ...memberOf(randomUUID()), endedAt: now })
  await sql.insert(staff).values(memberOf(randomUUID()))
  const [, reviewed = 0] = paid
  const [oldReview, youngReview] = edges(periods.review)
  const [oldRefusal, youngRefusal] = edges(periods.refusedReview)
  const ofOrder = { clientId: keeps, orderId: reviewed, text: '', author: '', stars: 5 }
  for (const review of [
    { writtenAt: oldReview },
    { writtenAt: youngReview },
    { state: 'refused', reason: '', writtenAt: youngReview, decidedAt: oldRefusal } as const,
    { state: 'refused', reason: '', writtenAt: youngReview, decidedAt: youngRefusal } as const,
  ])
    await sql
      .insert(reviews)
      .values({ ...ofOrder, ...review, productId: (await insertProduct(sql)).id })
  const invitation = { emailKey: '', createdAt: now }
  await sql.insert(reviewInvitations).values([
    { ...invitation, orderId: reviewed, tokenHash: 'over', endsAt: now },
    { ...invitation, orderId: other, tokenHash: 'kept', endsAt: new Date(now.getTime() + 1) },
  ])
  const [oldWithdrawal, youngWithdrawal] = edges(periods.withdrawal)
  for (const submittedAt of [oldWithdrawal, youngWithdrawal])
    await storeGuestWithdrawal(sql, { email: 'ana@client.example', submittedAt })
  const mail = { clientId: keeps, recipient: '', subject: 'Bonjour', text: '', html: '' }
  const times = [
    { createdAt: oldMail, sentAt: oldMail },
    { createdAt: oldMail, sentAt: youngMail },
    { createdAt: oldLost },
    { createdAt: youngLost },
    // Still to be tried.
    { createdAt: oldMail, nextTryAt: now },
  ]
  await sql
    .insert(outbox)
    .values(times.map((time) => ({ ...mail, id: crypto.randomUUID(), ...time })))
  const [gone, keptForItsOrder] = [await visitor(now), await visitor(now)]
  await newOrder(sql, { clientId: keptForItsOrder, state: 'livrée', lines })
  for (const id of [gone, keptForItsOrder]) await deleteClient(server.services, id, eraseOrders)
  const paper = {
    kind: 'invoice',
    isSpecimen: false,
    orderId: 0,
    grossCents: 0,
    snapshot: '{}',
  } as const
  const buyer = { name: 'Ana Roy', address: '', deliveryAddress: null }
  for (const day of ['2015-11-19', '2015-11-20'])
    await sql
      .insert(documents)
      .values({ ...paper, buyer, number: `F-${day}`, day, attemptId: randomUUID() })
  const folder = outboxFolder(server.services.settings)
  await mkdir(folder, { recursive: true })
  for (const at of [oldMail, youngMail])
    for (const end of [
      'mail.txt',
      'mail-conditions-generales-de-vente.pdf',
      `half.txt.${randomUUID()}.draft`,
    ])
      await writeFile(path.join(folder, `${fileMoment(at)}-${end}`), 'Bonjour')
  await writeFile(path.join(folder, 'notes.txt'), 'The shopkeeper’s own')
  return { away, nearlyAway, keeps, leaves, gone, keptForItsOrder }
}

async function held() {
  const { sql } = server.services.database
  const tables = [
    attempts,
    clients,
    links,
    orders,
    orderLines,
    paymentAttempts,
    outbox,
    stockAlerts,
    staffSessions,
    staffInvitations,
    staff,
    auditLog,
    reviews,
    reviewInvitations,
    withdrawals,
  ]
  const counts = await Promise.all(tables.map((table) => sql.$count(table)))
  const files = await readdir(outboxFolder(server.services.settings))
  return [...counts, files.length]
}

// law: retention
test('what is older than the privacy policy allows is deleted, what is younger stays', async () => {
  const ids = await fill()
  const { sql } = server.services.database
  expect(await held()).toEqual([2, 6, 2, 5, 5, 2, 7, 2, 2, 2, 4, 4, 4, 2, 2, 7])
  const ones = {
    emptyAccounts: 1,
    formerStaff: 1,
    attempts: 1,
    links: 1,
    stockAlerts: 1,
    staffSessions: 1,
    staffInvitations: 1,
    acts: 1,
    reviewLinks: 1,
    reviews: 2,
    withdrawals: 1,
    mails: 1,
    lostMails: 1,
    mailFiles: 3,
    carts: 1,
  }
  const counts = { ...ones, orders: 1, buyers: 1, accounts: 1 }

  expect(await retention(true)).toBe(commandReplies.forgotten(counts, true))
  expect(await held()).toEqual([2, 6, 2, 5, 5, 2, 7, 2, 2, 2, 4, 4, 4, 2, 2, 7])

  expect(await retention(false)).toBe(commandReplies.forgotten(counts, false))
  expect(await held()).toEqual([1, 5, 1, 3, 3, 1, 5, 1, 1, 1, 3, 3, 2, 1, 1, 4])
  const papers = await sql.select().from(documents).orderBy(documents.day)
  expect(papers.map((one) => one.buyer)).toEqual([null, { ...papers[1]?.buyer, name: 'Ana Roy' }])
  const left = await sql.select().from(clients)
  const named = left.filter((client) => client.email !== null).map((client) => client.id)
  expect(named.sort()).toEqual([ids.nearlyAway, ids.keeps, ids.leaves].sort())
  const anonymous = left.filter((client) => client.deletedAt).map((client) => client.id)
  expect(anonymous.sort()).toEqual([ids.away, ids.keptForItsOrder].sort())
  const [cart] = await sql.select().from(orders).where(eq(orders.state, 'panier'))
  expect(cart?.clientId).toBe(ids.keeps)

  // The anonymous account has no order left: the next run deletes its row.
  const none = Object.fromEntries(Object.keys(counts).map((name) => [name, 0])) as typeof counts
  const second = { ...none, emptyAccounts: 1 }
  expect(await retention(false)).toBe(commandReplies.forgotten(second, false))
  expect(await retention(false)).toBe(commandReplies.forgotten(none, false))
})

// law: retention
test('a confirmation that waits for its e-mail stays while its order is prepared', async () => {
  const { sql } = server.services.database
  const { id: clientId } = await server.registerClient({ emailProvenAt: null })
  const lines = [{ product: await insertProduct(sql), quantity: 1 }]
  const [createdAt] = edges(periods.lostMail)
  const mail = { clientId, recipient: '', subject: 'Bonjour', text: '', html: '', createdAt }
  for (const state of ['en préparation', 'livrée'] as const) {
    const { id } = await newOrder(sql, { clientId, state, lines })
    const heldForOrder = Number(id)
    await sql.insert(outbox).values({ ...mail, id: crypto.randomUUID(), heldForOrder })
  }
  await retention(false)
  expect(await sql.$count(outbox, eq(outbox.clientId, clientId))).toBe(1)
})

// law: retention
test('an order without money goes after twelve months, one whose money came and went back stays', async () => {
  const { sql } = server.services.database
  const lines = [{ product: await insertProduct(sql), quantity: 1 }]
  const { id: clientId } = await server.registerClient({ seenAt: now })
  const [old, young] = edges(periods.unpaidOrder)
  const made = async (state: 'expirée' | 'annulée' | 'livrée', orderedAt: Date) => {
    const id = Number((await newOrder(sql, { clientId, state, lines })).id)
    await sql.update(orders).set({ orderedAt }).where(eq(orders.id, id))
    return id
  }
  const attempt = (orderId: number, state: 'expired' | 'succeeded') =>
    insertPayment(sql, orderId, { means: 'transfer', createdAt: old, state })
  const [expired, cancelled, returned] = [
    await made('expirée', old),
    await made('annulée', old),
    await made('annulée', old),
  ]
  await attempt(expired, 'expired')
  await attempt(returned, 'succeeded')
  const kept = [returned, await made('expirée', young), await made('livrée', old)]
  await retention(false)
  const left = await sql.select({ id: orders.id }).from(orders).where(eq(orders.clientId, clientId))
  expect(left.map(({ id }) => id).sort()).toEqual(kept.sort())
  expect(await sql.$count(paymentAttempts, eq(paymentAttempts.orderId, expired))).toBe(0)
  expect(kept).not.toContain(cancelled)
})

// law: retention
onPostgresql('an old order whose money is noted in that moment keeps its payment', async () => {
  const { sql } = server.services.database
  const { id: clientId } = await server.registerClient({ seenAt: now })
  const lines = [{ product: await insertProduct(sql), quantity: 1 }]
  const id = Number((await newOrder(sql, { clientId, state: 'expirée', lines })).id)
  const [old] = edges(periods.unpaidOrder)
  await sql.update(orders).set({ orderedAt: old }).where(eq(orders.id, id))
  await insertPayment(sql, id, { means: 'transfer', createdAt: old, state: 'expired' })
  let forgotten: Promise<unknown> = Promise.resolve()
  await inTransaction(sql, async (tx) => {
    await lockOrder(tx, id)
    const isOfOrder = eq(paymentAttempts.orderId, id)
    await tx.update(paymentAttempts).set({ state: 'succeeded', endedAt: now }).where(isOfOrder)
    await tx.update(orders).set({ state: 'payée', paidAt: now }).where(eq(orders.id, id))
    forgotten = retention(false)
    await until(async () => (await countWaiting(sql)) === 1)
  })
  await forgotten
  expect(await sql.$count(orders, eq(orders.id, id))).toBe(1)
  expect(await sql.$count(paymentAttempts, eq(paymentAttempts.orderId, id))).toBe(1)
})

// law: retention
test('an unpaid order whose withdrawal is over goes with the next run, as both counts say', async () => {
  const { sql } = server.services.database
  const { id: clientId } = await server.registerClient({ seenAt: now })
  const lines = [{ product: await insertProduct(sql), quantity: 1 }]
  const orderId = Number((await newOrder(sql, { clientId, state: 'annulée', lines })).id)
  const [submittedAt] = edges(periods.withdrawal)
  await sql.update(orders).set({ orderedAt: submittedAt }).where(eq(orders.id, orderId))
  await storeGuestWithdrawal(sql, { email: 'zoe@client.example', submittedAt, orderId })
  for (const counts of [
    { withdrawals: 1, orders: 0 },
    { withdrawals: 0, orders: 1 },
  ]) {
    expect(await countForgotten(server.services)).toMatchObject(counts)
    expect(await forget(server.services)).toMatchObject(counts)
  }
})

test('signing in or up restarts the period of an account', async () => {
  const { sql } = server.services.database
  const client_password = 'Torréfaction-41'
  const fields = { client_firstName: 'Ana', client_lastName: 'Roy', client_password }
  const payload = { ...fields, client_email: 'ana@client.example' }
  await server.inject({ method: 'POST', url: '/api/clients/register', payload })
  const seen = async () =>
    (await sql.select().from(clients).where(eq(clients.emailKey, 'ana@client.example')))[0]?.seenAt
  expect(await seen()).toEqual(now)
  await sql.update(clients).set({ seenAt: new Date(0) })
  await server.inject({ method: 'POST', url: '/api/clients/login', payload })
  expect(await seen()).toEqual(now)
})

// law: personal-data-information
test('the privacy policy states each of these periods', () => {
  const { seller } = server.services.settings
  expect([linkDays, waitDays]).toEqual([14, 365])
  const text = JSON.stringify(privacy({ seller })).replace(/\s+|\\n/g, ' ')
  expect(periods).toEqual({
    mail: { months: 12 },
    lostMail: { days: 30 },
    cart: { months: 12 },
    account: { years: 3 },
    act: { years: 3 },
    order: { years: 11 },
    unpaidOrder: { months: 12 },
    review: { years: 5 },
    refusedReview: { years: 1 },
    withdrawal: { years: 5 },
  })
  expect(reviewLinkDays).toBe(60)
  for (const said of [
    /n’en gardons que l’objet et la date, douze mois/,
    /n’a pas pu partir est effacé après trente jours/,
    /Un panier en cours est effacé après douze mois sans connexion/,
    /ou trois ans après votre dernière connexion/,
    /onze ans au plus après le paiement/,
    /Une commande qui n’a pas été payée est effacée après douze mois/,
    /cinq ans après que vous l’avez écrit, un an après un refus/,
    /cinq ans après la déclaration/,
    /Le lien qu’elle contient est valable 60 jours/,
    /quatorze jours si vous ne confirmez pas, sinon jusqu’au message qui annonce ce retour, un an au plus/,
  ])
    expect(text).toMatch(said)
})
