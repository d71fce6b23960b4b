import { eq } from 'drizzle-orm'
import type { PersonalData } from '../../contract/api/personalData'
import { readClientRows } from '../../testing/readClientRows'
import { insertProduct } from '../../testing/makeData'
import { home, shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { testPasswords } from '../../testing/testPasswords'
import { auditLog, clients, orders, reviews } from '../database/schema'
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

const ask = ({ client: { id: client_id, headers } }: Shopper) =>
  server.inject({
    method: 'POST',
    url: '/api/client/data',
    headers,
    payload: { client_id, OldPass: password },
  })

/** The order arrives, its client is asked for a review, writes one and wants no other mail. */
async function receive({ client, send }: Shopper, serial: string) {
  const { sql } = server.services.database
  const [order] = await sql
    .update(orders)
    .set({ state: 'livrée', receivedAt: server.services.clock() })
    .where(eq(orders.clientId, client.id))
    .returning()
  const orderId = order!.id
  const invited = { orderId, email: client.email, now: server.services.clock() }
  await storeInvitation(sql, { ...invited, tokenHash: client.id })
  await send('PUT', '/api/client/review', {
    client_id: client.id,
    command_id: orderId,
    product_serial_number: serial,
    review_stars: 4,
    review_text: 'Un moka rond et long.',
    review_author: 'C. Martin',
  })
  await sql
    .update(reviews)
    .set({ state: 'refused', reason: 'Hors sujet.', decidedAt: server.services.clock() })
    .where(eq(reviews.clientId, client.id))
  await sql
    .update(clients)
    .set({ invitationsRefusedAt: server.services.clock() })
    .where(eq(clients.id, client.id))
}

/** Someone who has paid an order, filled a cart again and asked for two links. */
async function busyShopper(): Promise<Shopper> {
  const { serial } = await insertProduct(server.services.database.sql, { name: 'Moka Sidamo' })
  const shopper = await shopperOn(server, { bornDate: '1990-05-04', passwordHash })
  await shopper.add(serial)
  await shopper.payCart()
  await receive(shopper, serial)
  await shopper.add(serial)
  const Newemail = `new-${shopper.client.email}`
  await shopper.send('PUT', '/api/client_modif/', {
    client_id: shopper.client.id,
    Newemail,
    OldPass: password,
  })
  await server.services.database.sql.insert(auditLog).values({
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
        command_total: 12.9,
        command_adress: home,
        payment: { amount: 12.9, state: 'succeeded' },
        lines: [{ product_name: 'Moka Sidamo', command_quantity: 1, product_price: 12.9 }],
      },
    ],
    links: [{ purpose: 'email', new_email: `new-${client.email}` }, { purpose: 'password' }],
    mails: [{ sent: null }, { sent: null }, { sent: null }, { sent: null }],
    reviews: [{ product_name: 'Moka Sidamo', review_stars: 4, review_state: 'refused' }],
    review_invitations: [{}],
    notes: [{ text: 'Aime le moka' }],
  })
})

/** What no file contains, and why. */
const leftOut: { readonly [column: string]: string } = {
  emailKey: 'the e-mail once more',
  passwordHash: 'opens the account; the file says that there is one',
  sessionVersion: 'a counter that says nothing of the person',
  tokenHash: 'opens the account',
  text: 'may hold a link that opens the account, and is forgotten once sent',
  html: 'the same',
  recipient: 'the e-mail, or the new one of the link',
  failures: 'of the mail server, or of the link',
  nextTryAt: 'of the mail server',
  isForgottenIfLost: 'of the mail server',
  isPaced: 'of the mail server',
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
  checkedAt: 'of the provider',
}

const rowsOf = async (id: string) => (await readClientRows(server.services.database.sql, id)).flat()

// law: personal-data-file
test('every column that holds something of a client is in the file or left out for a reason', async () => {
  const shopper = await busyShopper()
  const file = (await ask(shopper)).body
  const missing = (await rowsOf(shopper.client.id)).flatMap((row) =>
    Object.entries(row).flatMap(([column, value]) => {
      const isLeftOut = column in leftOut || (column === 'id' && !('email' in row))
      if (value === null || isLeftOut) return []
      const text = value instanceof Date ? value.toISOString() : `${value as string | number}`
      return file.includes(JSON.stringify(text).slice(1, -1)) ? [] : [`${column}: ${text}`]
    }),
  )
  // Said by its place in the file.
  expect(missing).toEqual(['state: panier'])
})

// law: personal-data-file
test('neither a secret nor anything of another client is in it', async () => {
  const [shopper, other] = [await busyShopper(), await busyShopper()]
  const file = (await ask(shopper)).body
  expect(file).not.toMatch(/argon2|#token=|session_?version/i)
  // Small numbers, such as a review's, are in any file.
  const theirs = (await rowsOf(other.client.id)).flatMap((row) =>
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
