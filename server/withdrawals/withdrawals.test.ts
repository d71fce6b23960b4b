import { randomUUID } from 'node:crypto'
import { and, asc, eq, or } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { newOrder } from '../../testing/requests/newOrder'
import { startServer, type TestServer } from '../../testing/startServer'
import type { ProblemBody } from '../../contract/api/problem'
import type { AcknowledgementReply } from '../../contract/api/withdrawals'
import { withdrawalMoment } from '../../wording/withdrawalRows'
import { deleteClient } from '../clients/deleteClient'
import { outbox, withdrawals } from '../database/schema'
import { changeOrderState } from '../orders/changeState'
import { decide } from './decide'
import { eraseHoldings } from './eraseHoldings'
import { findPersonalWithdrawals } from './personalWithdrawals'
import { withdrawOrder } from './withdrawOrder'

const start = Date.parse('2026-11-24T10:00:00Z')
let now = start
let statements: string[] = []
let server: TestServer
beforeAll(async () => {
  const database = await openTestDatabase({ logQuery: (query) => statements.push(query) })
  server = await startServer({
    clock: () => new Date(now),
    settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' },
    services: { database },
  })
})
afterAll(() => server.close())
beforeEach(() => {
  now = start
})

const sql = () => server.services.database.sql
let address = 0
const post = (url: string, payload: object, headers = {}) => {
  address += 1
  const from = { 'x-forwarded-for': `10.7.${address >> 8}.${address & 255}` }
  return server.inject({ method: 'POST', url, headers: { ...headers, ...from }, payload })
}
const someone = () => `${randomUUID()}@client.example`
const guest = (fields: object = {}) => ({
  withdrawal_name: 'Camille Martin',
  withdrawal_order: '12345678',
  withdrawal_email: someone(),
  ...fields,
})
const stored = (email: string) =>
  sql().select().from(withdrawals).where(eq(withdrawals.email, email))

/** A client with an order of two teas and a pot. */
async function buyer(state: 'payée' | 'expédiée' = 'expédiée') {
  const client = await server.registerClient()
  const tea = await insertProduct(sql(), { name: 'Sencha', stock: 9 })
  const pot = await insertProduct(sql(), { name: 'Théière', stock: 9 })
  const lines = [
    { product: tea, quantity: 2 },
    { product: pot, quantity: 1 },
  ]
  const { id } = await newOrder(sql(), { clientId: client.id, state, delivery: 'domicile', lines })
  // A token lives half a day, and these tests pass more.
  const headers = () => ({
    authorization: `Bearer ${server.services.tokens.issue({ clientId: client.id, version: 1 })}`,
  })
  const list = async () =>
    (
      await server.inject({
        url: `/api/client/withdrawals?client_id=${client.id}`,
        headers: headers(),
      })
    ).json<{
      orders: { command_id: number; withdrawal_late: boolean; lines: object[] }[]
      withdrawals: object[]
    }>()
  const withdraw = (body: object = {}, of = id) =>
    post('/api/client/withdrawals', { client_id: client.id, command_id: of, ...body }, headers())
  return { client, id, list, withdraw }
}

// law: withdrawal-acknowledgement
test('a guest is acknowledged at once and by mail, with the second of it in Paris', async () => {
  now = Date.parse('2026-11-24T20:45:12.345Z')
  const declared = guest({ withdrawal_articles: 'le thé\nvert' })
  const reply = await post('/api/withdrawals', declared)
  expect([reply.statusCode, reply.json()]).toEqual([
    201,
    {
      ...declared,
      withdrawal_articles: 'le thé vert',
      withdrawal_lines: [],
      withdrawal_date: '2026-11-24T20:45:12.345Z',
      withdrawal_mailed: true,
    },
  ])
  expect(await stored(declared.withdrawal_email)).toMatchObject([
    { orderId: null, state: 'received', channel: 'guest', isMailed: true },
  ])
  const [mail] = await server.readMails(declared.withdrawal_email)
  expect(withdrawalMoment(new Date(now))).toBe(
    'mardi 24 novembre 2026 à 21:45:12 (heure de Paris, UTC+1)',
  )
  for (const words of [
    'mardi 24 novembre 2026 à 21:45:12 (heure de Paris, UTC+1)',
    'Nom\u00a0: Camille Martin',
    'Numéro de commande\u00a0: 12345678',
    `E-mail\u00a0: ${declared.withdrawal_email}`,
    'Articles concernés\u00a0: le thé vert',
  ])
    expect(mail).toContain(words)
  const shop = await server.readMails(server.services.settings.seller.email)
  expect(shop.at(-1)).toContain('mardi 8 décembre')
  expect(shop.at(-1)).toContain('Ni le nom ni l’adresse e-mail ne sont vérifiés.')
})

// law: withdrawal-acknowledgement
test('the hour that autumn has twice is told apart', () => {
  const at = (text: string) => withdrawalMoment(new Date(text))
  expect(at('2026-10-25T00:30:00Z')).toMatch(/02:30:00 \(heure de Paris, UTC\+2\)$/)
  expect(at('2026-10-25T01:30:00Z')).toMatch(/02:30:00 \(heure de Paris, UTC\+1\)$/)
})

// law: withdrawal-function
test('nothing tells an order that exists from one that does not, in bytes and in queries', async () => {
  const { id } = await buyer()
  const unknown = String(Number(id) + 50_000_000)
  const ask = async (order: string) => {
    const email = someone()
    statements = []
    const declared = guest({ withdrawal_order: order, withdrawal_email: email })
    const { body, headers, statusCode } = await post('/api/withdrawals', declared)
    const same = { ...headers, 'x-request-id': '', date: '' }
    const text = body.replaceAll(order, 'ORDER').replaceAll(email, 'EMAIL')
    return { statusCode, headers: same, text, statements }
  }
  // The first request of a moment also clears old counts of the limits.
  await ask(unknown)
  const known = await ask(id)
  expect(await ask(unknown)).toEqual(known)
  expect(known.statements).not.toEqual([])
})

test.each([
  ['spaces inside', (id: string) => `n° ${id.slice(0, 4)} ${id.slice(4)}`],
  ['the day of the order', (id: string) => `n°\u00a0${id} du 29 novembre 2026`],
  ['another number before it', (id: string) => `Comptoir 41, ${id}`],
  ['the reference of its transfer', (id: string) => `${id}-A9D31B`],
])('an order whose number is typed with %s is the likely one', async (_, typed) => {
  const { client, id } = await buyer('payée')
  const declared = guest({ withdrawal_order: typed(id), withdrawal_email: client.email })
  const reply = await post('/api/withdrawals', declared)
  expect(reply.json()).toMatchObject({ withdrawal_order: declared.withdrawal_order })
  expect(await stored(client.email)).toMatchObject([{ orderId: null, likelyOrderId: Number(id) }])
})

test('an e-mail without a dot in its domain is no declaration: its acknowledgement would not arrive', async () => {
  const refused = await post('/api/withdrawals', guest({ withdrawal_email: 'marie@gmail' }))
  expect(refused.statusCode).toBe(400)
  expect(refused.json<ProblemBody>().fields).toHaveProperty('withdrawal_email')
  expect(await stored('marie@gmail')).toEqual([])
})

test('the same form sent twice is one declaration; its key is of no use for another', async () => {
  const declared = guest({ withdrawal_key: randomUUID() })
  const first = await post('/api/withdrawals', declared)
  now += 60_000
  const second = await post('/api/withdrawals', declared)
  expect(second.json()).toEqual(first.json())
  expect(await stored(declared.withdrawal_email)).toHaveLength(1)
  expect(await server.readMails(declared.withdrawal_email)).toHaveLength(1)
  const other = await post('/api/withdrawals', { ...declared, withdrawal_name: 'Autre' })
  expect([other.statusCode, other.body]).toEqual([400, expect.not.stringContaining('Camille')])
  const both = await Promise.all(
    [0, 1].map(() => post('/api/withdrawals', guest({ withdrawal_key: randomUUID() }))),
  )
  expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201])
})

test('over the limit of a recipient, the declaration is taken and says that no mail follows', async () => {
  const email = someone()
  const replies: AcknowledgementReply[] = []
  for (let count = 0; count < 43; count += 1) {
    const reply = await post('/api/withdrawals', guest({ withdrawal_email: email }))
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([201, undefined])
    replies.push(reply.json<AcknowledgementReply>())
  }
  expect(replies.filter((one) => one.withdrawal_mailed)).toHaveLength(40)
  expect(await stored(email)).toHaveLength(43)
  expect(await server.readMails(email)).toHaveLength(40)
})

test('one address declares only so often in an hour', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 22; count += 1)
    statuses.push(
      (
        await server.inject({
          method: 'POST',
          url: '/api/withdrawals',
          headers: { 'x-forwarded-for': '192.0.2.77' },
          payload: guest(),
        })
      ).statusCode,
    )
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
})

// law: withdrawal-function
test('a client withdraws from lines of an order, then from the rest, and from nothing twice', async () => {
  const { client, id, list, withdraw } = await buyer()
  expect((await list()).orders).toMatchObject([
    { command_id: Number(id), withdrawal_deadline: null, withdrawal_late: false },
  ])
  const lines = [{ command_line: 1, command_quantity: 1 }]
  const part = await withdraw({ withdrawal_lines: lines })
  expect(part.json()).toMatchObject({
    withdrawal_order: id,
    withdrawal_email: client.email,
    withdrawal_lines: [{ product_name: 'Sencha', command_quantity: 1 }],
  })
  const tooMany = await withdraw({ withdrawal_lines: [{ command_line: 1, command_quantity: 2 }] })
  expect([tooMany.statusCode, tooMany.body]).toEqual([409, expect.stringContaining('Sencha')])
  const noLine = await withdraw({ withdrawal_lines: [{ command_line: 9, command_quantity: 1 }] })
  expect(noLine.statusCode).toBe(409)
  expect((await withdraw()).json()).toMatchObject({
    withdrawal_lines: [
      { product_name: 'Sencha', command_quantity: 1 },
      { product_name: 'Théière', command_quantity: 1 },
    ],
  })
  expect((await withdraw()).statusCode).toBe(409)
  expect(await list()).toMatchObject({ orders: [], withdrawals: [{}, {}] })
  const queued = (await sql().select().from(outbox)).map(({ text }) => text)
  const toShop = queued.filter(
    (text) => text.includes(`E-mail\u00a0: ${client.email}`) && text.includes('est arrivée'),
  )
  expect(toShop).toEqual([
    expect.stringContaining('Elle vient du compte du client.'),
    expect.stringContaining('Elle vient du compte du client.'),
  ])
  expect((await server.readMails(client.email))[0]).toContain('1 × Sencha')
})

test('two tabs withdraw from the same piece once, a repeated request is one', async () => {
  const { withdraw, list } = await buyer()
  const key = randomUUID()
  const [first, second, third] = await Promise.all([
    withdraw({ withdrawal_key: key }),
    withdraw({ withdrawal_key: key }),
    withdraw(),
  ])
  const statuses = [first, second, third].map(({ statusCode }) => statusCode).sort()
  expect([
    [201, 201, 409],
    [201, 409, 409],
  ]).toContainEqual(statuses)
  expect((await list()).withdrawals).toHaveLength(1)
})

test('another client’s order is unknown, and so is a cart', async () => {
  const mine = await buyer()
  const other = await buyer()
  const reply = await mine.withdraw({}, other.id)
  const nothing = await mine.withdraw({}, '99999999')
  expect([reply.statusCode, reply.body]).toEqual([404, nothing.body])
  expect((await other.list()).withdrawals).toEqual([])
})

// law: withdrawal-deadline
test('from the receipt on the time runs to the last minute of its last day, then it is marked', async () => {
  const { id, list, withdraw } = await buyer()
  now = Date.parse('2026-11-30T10:00:00Z')
  await changeOrderState(server.services, { id, state: 'livrée' })
  expect((await list()).orders).toMatchObject([{ withdrawal_deadline: '2026-12-14' }])
  now = Date.parse('2026-12-14T22:59:59Z')
  expect((await list()).orders).toMatchObject([{ withdrawal_late: false }])
  now += 1000
  expect((await list()).orders).toMatchObject([{ withdrawal_late: true }])
  // A late one is taken.
  expect((await withdraw()).statusCode).toBe(201)
  const [row] = await sql()
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.orderId, Number(id)))
  expect(row).toMatchObject({ submittedAt: new Date(now) })
})

test('the account’s file has its withdrawals; with the account the person goes, once they ended', async () => {
  const { client, id, withdraw } = await buyer()
  await withdraw()
  const typedOrder = 'n° 1234 5678 de Camille'
  const own = guest({
    withdrawal_email: client.email.toUpperCase(),
    withdrawal_order: typedOrder,
    withdrawal_articles: 'tout',
  })
  await post('/api/withdrawals', own)
  const owner = { clientId: client.id, provenEmailKey: client.email.toLowerCase() }
  const found = await findPersonalWithdrawals(sql(), owner)
  expect(found).toMatchObject([
    { withdrawal_order: id, withdrawal_email: client.email, state: 'received' },
    { withdrawal_order: typedOrder, withdrawal_articles: 'tout', state: 'received' },
  ])
  const strange = { ...owner, provenEmailKey: null }
  expect(await findPersonalWithdrawals(sql(), strange)).toHaveLength(1)

  const [typed] = await stored(own.withdrawal_email)
  await decide(server.services, { id: typed!.id, to: 'refused', reason: 'Ouvert.' })
  await deleteClient(server.services, client.id, eraseHoldings)
  const rows = () =>
    sql()
      .select()
      .from(withdrawals)
      .where(or(eq(withdrawals.orderId, Number(id)), eq(withdrawals.id, typed!.id)))
      .orderBy(asc(withdrawals.id))
  const erased = { name: null, email: null, emailKey: null, articles: null }
  const [open, ended] = await rows()
  expect(open).toMatchObject({ email: client.email, isErasedAtEnd: true })
  expect(ended).toMatchObject({ ...erased, orderText: '12345678', state: 'refused' })
  await decide(server.services, { id: open!.id, to: 'refused', reason: 'Ouvert.' })
  expect((await rows())[0]).toMatchObject(erased)
})

test('an account that is deleted while it withdraws leaves no declaration', async () => {
  const { client, id } = await buyer()
  const mayMail = async () => {
    await deleteClient(server.services, client.id, eraseHoldings)
    return true
  }
  const asked = { clientId: client.id, commandId: id, wished: undefined, key: undefined, mayMail }
  await expect(withdrawOrder(server.services, asked)).rejects.toMatchObject({ status: 401 })
  expect(await stored(client.email)).toEqual([])
})

// law: withdrawal-acknowledgement
test('the acknowledgement and the answer that wait are sent although the account is deleted', async () => {
  const { client, withdraw } = await buyer()
  const waiting = () =>
    sql()
      .select({ clientId: outbox.clientId, recipient: outbox.recipient })
      .from(outbox)
      .where(and(eq(outbox.recipient, client.email), outbox.outlivesAccount))
  expect((await withdraw()).statusCode).toBe(201)
  const [declared] = await stored(client.email)
  await decide(server.services, { id: declared!.id, to: 'accepted' })
  const owned = { clientId: client.id, recipient: client.email }
  expect(await waiting()).toEqual([owned, owned])
  await deleteClient(server.services, client.id, eraseHoldings)
  const freed = { clientId: null, recipient: client.email }
  expect(await waiting()).toEqual([freed, freed])
})
