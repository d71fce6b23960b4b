import { randomUUID } from 'node:crypto'
import { eq, getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { PersonalData } from '../../contract/api/personalData'
import { readClientRows, type ClientTable } from '../../testing/readClientRows'
import { insertPayment, insertProduct } from '../../testing/makeData'
import { home, shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { testPasswords } from '../../testing/testPasswords'
import { storeAlert } from '../alerts/queries'
import { refundOrder } from '../checkout/refundOrder'
import * as schema from '../database/schema'
import { auditLog, clients, orders, reviews, withdrawals } from '../database/schema'
import { storeInvitation } from '../reviews/invitations'

const password = 'Torréfaction-41'

let now = Date.now()
let server: TestServer
let passwordHash: string
beforeAll(async () => {
  passwordHash = await testPasswords.hash(password)
  // Each date is another, so that the file cannot show one column in place of another.
  server = await startServer({ clock: () => new Date((now += 1)) })
})
afterAll(() => server.close())

const sql = () => server.services.database.sql

const ask = ({ client: { id: client_id, headers } }: Shopper) =>
  server.inject({
    method: 'POST',
    url: '/api/client/data',
    headers,
    payload: { client_id, OldPass: password },
  })

/** The order arrives, its client is asked for a review, writes one and wants no other mail. */
async function receive({ client, send }: Shopper, serial: string) {
  const [order] = await sql()
    .update(orders)
    .set({ state: 'livrée', receivedAt: server.services.clock(), endedAt: new Date(0) })
    .where(eq(orders.clientId, client.id))
    .returning()
  const orderId = order!.id
  const invited = { orderId, email: client.email, now: server.services.clock() }
  await storeInvitation(sql(), { ...invited, tokenHash: client.id })
  await send('PUT', '/api/client/review', {
    client_id: client.id,
    command_id: orderId,
    product_serial_number: serial,
    review_stars: 4,
    review_text: 'Un moka rond et long.',
    review_author: 'C. Martin',
  })
  await sql()
    .update(reviews)
    .set({ state: 'refused', reason: 'Hors sujet.', decidedAt: server.services.clock() })
    .where(eq(reviews.clientId, client.id))
  await sql()
    .update(clients)
    .set({ invitationsRefusedAt: server.services.clock() })
    .where(eq(clients.id, client.id))
}

/** The client withdraws from one of the two pieces, which the shop refuses, and refunds all the same. */
async function giveBack({ client, send }: Shopper) {
  const [order] = await sql()
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.clientId, client.id))
  const wish = { command_line: 1, command_quantity: 1 }
  await send('POST', '/api/client/withdrawals', {
    client_id: client.id,
    command_id: order!.id,
    withdrawal_lines: [wish],
  })
  await refundOrder(server.services, {
    id: order!.id,
    wish: { kind: 'places', lines: [{ place: 1, quantity: 1 }], fee: false },
    restock: false,
    madeBy: 'counter',
  })
  await sql()
    .update(withdrawals)
    .set({ state: 'refused', refusal: 'Paquet ouvert.', changedAt: server.services.clock() })
    .where(eq(withdrawals.orderId, order!.id))
}

/** The client marks the product, and wants to be told when it is there again. */
async function wishFor({ client, send }: Shopper, serial: string, productId: number) {
  await send('POST', '/api/client/favourites/add', {
    client_id: client.id,
    product_serial_numbers: [serial],
  })
  const asked = { productId, email: client.email, tokenHash: randomUUID() }
  await storeAlert(sql(), { ...asked, now: server.services.clock() })
}

/** Someone who has paid an order, filled a cart again and asked for two links. */
async function busyShopper(): Promise<Shopper> {
  const { id: productId, serial } = await insertProduct(sql(), {
    name: 'Moka Sidamo',
    facts: { beans: true },
  })
  const shopper = await shopperOn(server, { bornDate: '1990-05-04', passwordHash })
  await shopper.add(serial, { command_grind: 'filtre', command_quantity: 2 })
  await shopper.payCart()
  await receive(shopper, serial)
  await giveBack(shopper)
  await wishFor(shopper, serial, productId)
  await shopper.add(serial)
  const Newemail = `new-${shopper.client.email}`
  await shopper.send('PUT', '/api/client_modif/', {
    client_id: shopper.client.id,
    Newemail,
    OldPass: password,
  })
  await sql()
    .insert(auditLog)
    .values({
      ...{ act: 'client_note', clientId: shopper.client.id, after: { text: 'Aime le moka' } },
      at: server.services.clock(),
    })
  const asked = { client_email: shopper.client.email, NewPass: password }
  await shopper.send('PUT', '/api/client_first_conn/', asked)
  return shopper
}

test('a client gets all that the shop knows of them, as a file that no cache keeps', async () => {
  const shopper = await busyShopper()
  const reply = await ask(shopper)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-disposition': 'attachment; filename="mes-donnees.json"',
    'cache-control': 'no-store',
    'content-type': expect.stringContaining('application/json') as string,
  })
  const { client } = shopper
  expect(reply.json<PersonalData>()).toMatchObject({
    client: { ...client.client, client_born_date: '1990-05-04', has_password: true },
    cart: [{ product_name: 'Moka Sidamo', command_quantity: 1 }],
    orders: [
      {
        command_state: 'livrée',
        command_total: 25.8,
        command_adress: home,
        payments: [{ amount: 25.8, state: 'succeeded' }],
        lines: [{ product_name: 'Moka Sidamo', command_grind: 'filtre', product_price: 12.9 }],
      },
    ],
    links: [{ purpose: 'email', new_email: `new-${client.email}` }, { purpose: 'password' }],
    mails: Array(6).fill({ sent: null }),
    reviews: [{ product_name: 'Moka Sidamo', review_stars: 4, review_state: 'refused' }],
    review_invitations: [{}],
    favourites: [{ product_name: 'Moka Sidamo' }],
    stock_alerts: [{ product_name: 'Moka Sidamo', confirmed: null }],
    withdrawals: [
      {
        withdrawal_lines: [{ product_name: 'Moka Sidamo, moulu pour filtre', command_quantity: 1 }],
        state: 'refused',
        refusal: 'Paquet ouvert.',
      },
    ],
    notes: [{ text: 'Aime le moka' }],
  })
})

test('money that came twice for an order is in the file twice, the first first', async () => {
  const shopper = await shopperOn(server, { passwordHash })
  const { serial } = await insertProduct(sql())
  await shopper.add(serial)
  const orderId = Number((await shopper.payCart()).body.order.command_id)
  for (const [createdAt, means] of [
    [new Date(now + 2000), 'counter'],
    [new Date(now + 1000), 'transfer'],
  ] as const)
    await insertPayment(sql(), orderId, { createdAt, means })
  const [order] = (await ask(shopper)).json<PersonalData>().orders
  const means = order?.payments.map((payment) => payment.means)
  expect(means).toEqual(['demonstration', 'transfer', 'counter'])
})

/** What no file contains, by column or by table and column, and why. */
const leftOut: { readonly [column: string]: string } = {
  emailKey: 'the e-mail once more',
  passwordHash: 'opens the account; the file says that there is one',
  sessionVersion: 'a counter that says nothing of the person',
  tokenHash: 'opens the account',
  'outbox.text': 'may hold a link that opens the account, and is forgotten once sent',
  html: 'the same',
  recipient: 'the e-mail, or the new one of the link',
  failures: 'of the mail server, or of the link',
  nextTryAt: 'of the mail server',
  claimedUntil: 'of the mail server',
  outlivesAccount: 'of the mail server',
  isForgottenIfLost: 'of the mail server',
  isPaced: 'of the mail server',
  isForStaff: 'of the mail server',
  isOfAlert: 'of the mail server',
  mailId: 'of the mail server',
  position: 'the order of the lines, which is theirs in the file',
  productId: 'the serial number and the name stand in the file',
  frozenVatRate: 'of the product',
  vatFranchise: 'of the seller',
  frozenPriceCents: 'in euros in the file',
  totalCents: 'in euros in the file',
  amountCents: 'in euros in the file',
  feeCents: 'in euros in the file',
  providerReference: 'the name of the payment at its provider',
  url: 'opens the payment',
  provider: 'said by the means',
  attemptId: 'names a row that is in the file without its name',
  refundId: 'the same',
  orderLineId: 'the same',
  key: 'chosen by the form so that a declaration is stored once',
  vat: 'of the seller, and on the credit note',
  restocked: 'of the products',
  unsent: 'of the products',
  grossCents: 'in euros in the file',
  snapshot: 'the document itself, which the client opens under its number',
  'auditLog.act': 'said by its place in the file',
  isErasedAtEnd: 'says that the account is deleted',
  checkedAt: 'of the provider',
}

/** Tables that hold nothing of a client that another has not, and why. */
const tablesLeftOut: { readonly [Table in ClientTable]?: string } = {
  clientSearch: 'the words of the client once more, made by triggers',
  orderSearch: 'the words of the order once more, made by triggers',
  stockMovements: 'of the products',
  paymentEvents: 'of the provider, without what names its payer',
}

/** What the staff wrote; that it did something else is its own. */
const isWritten = ({ act }: Record<string, unknown>) =>
  act === undefined || act === 'client_note' || act === 'order_note' || act === 'order_address'

const rowsOf = async (id: string) =>
  (await readClientRows(sql(), id))
    .filter(({ table }) => !(table in tablesLeftOut))
    .flatMap(({ table, rows }) => rows.filter(isWritten).map((row) => ({ table, row })))

/** A value as JSON has it, and the values within it. */
function textsIn(value: unknown): string[] {
  if (value === null) return []
  if (typeof value === 'object' && !(value instanceof Date))
    return Object.values(value).flatMap(textsIn)
  return [JSON.stringify(value)]
}

test('every table with a column of clients is read', async () => {
  const ofClients = /^(clientId|orderId|attemptId|refundId|withdrawalId|orderLineId|email)$/
  const tables = Object.entries(schema).filter(
    ([, table]) =>
      is(table, PgTable) &&
      Object.keys(getTableColumns(table)).some((column) => ofClients.test(column)),
  )
  const read = await readClientRows(sql(), randomUUID())
  const names = [...read.map(({ table }) => table), 'staff']
  expect(tables.map(([name]) => name).filter((name) => !names.includes(name))).toEqual([])
})

// law: personal-data-file
test('every column that holds something of a client is in the file or left out for a reason', async () => {
  const shopper = await busyShopper()
  const file = (await ask(shopper)).body
  const rows = await rowsOf(shopper.client.id)
  const missing = rows.flatMap(({ table, row }) =>
    Object.entries(row).flatMap(([column, value]) => {
      const isLeftOut =
        column in leftOut ||
        `${table}.${column}` in leftOut ||
        (column === 'id' && table !== 'clients' && table !== 'orders')
      if (isLeftOut) return []
      return textsIn(value)
        .filter((text) => !file.includes(text))
        .map((text) => `${table}.${column}: ${text}`)
    }),
  )
  // Said by its place in the file.
  expect(missing).toEqual(['orders.state: "panier"'])
  const filled = new Set(rows.map(({ table }) => table))
  const names = (await readClientRows(sql(), randomUUID())).map(({ table }) => table)
  expect(names.filter((table) => !filled.has(table) && !(table in tablesLeftOut))).toEqual([])
})

// law: personal-data-file
test('neither a secret nor anything of another client is in it', async () => {
  const [shopper, other] = [await busyShopper(), await busyShopper()]
  const file = (await ask(shopper)).body
  expect(file).not.toMatch(/argon2|#token=|session_?version/i)
  // Small numbers, such as a review's, are in any file.
  const theirs = (await rowsOf(other.client.id)).flatMap(({ row }) =>
    'id' in row && String(row.id).length > 7 ? [row.id] : [],
  )
  expect(theirs).not.toEqual([])
  expect(theirs.filter((id) => file.includes(String(id)))).toEqual([])
})

test('the file does not tell whether the new e-mail that was asked for is another client’s', async () => {
  const other = await server.registerClient()
  const files = []
  for (const Newemail of [`free-${other.email}`, other.email]) {
    const shopper = await shopperOn(server, { passwordHash })
    const { id, email } = shopper.client
    await shopper.send('PUT', '/api/client_modif/', { client_id: id, Newemail, OldPass: password })
    for (const isSent of [false, true]) {
      if (isSent) await server.services.mailer.flush()
      const { links, mails } = (await ask(shopper)).json<PersonalData>()
      files.push({
        isSent,
        links: links.map((link) => ({
          ...link,
          new_email: link.new_email === Newemail,
          expires: '',
        })),
        mails: mails.map(({ subject, sent }) => ({ subject, isSent: sent !== null })),
        left: (await server.readMails(email)).length,
      })
    }
  }
  expect(files.slice(2)).toEqual(files.slice(0, 2))
  expect(files[0]?.mails).toHaveLength(2)
})
