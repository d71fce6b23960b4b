import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { changeProducts, insertProduct } from '../../testing/makeData'
import { newOrder } from '../../testing/requests/newOrder'
import { everyOf, sampleOf } from '../../testing/sample'
import { staffOn } from '../../testing/staffOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { storeGuestWithdrawal } from '../../testing/storeGuestWithdrawal'
import { testPasswords } from '../../testing/testPasswords'
import { correctAddress } from '../admin/orders/correctAddress'
import { mailBankAccount } from '../admin/settings/mailBankAccount'
import { mailStatus } from '../admin/preparation/mailStatus'
import { testMail } from '../admin/settings/testMail'
import { dropAlerts } from '../admin/alerts/dropAlerts'
import { sendAlerts } from '../alerts/jobs'
import { storeAlert } from '../alerts/queries'
import { endUnpaid } from '../checkout/endUnpaid'
import { mailPasswordPage } from '../clients/mailPasswordPage'
import { orders, products, reviews, staff, stockAlerts } from '../database/schema'
import { changeOrderState } from '../orders/changeState'
import { sendInvitations } from '../reviews/jobs'
import { refuseReview } from '../admin/reviews/moderate'
import { setSetting } from '../shop/setSetting'
import { issueInvitation } from '../staff/issueInvitation'
import { useLimitedCode } from '../staff/limitCodes'
import { defaultSeller } from '../system/sellerFields'
import { decide } from '../withdrawals/decide'
import { shopMailsAnHour } from './pace'

jest.setTimeout(120_000)

const minute = 60_000
const password = 'Torréfaction-41'
let now = Date.parse('2026-11-20T10:00:00Z')
let server: TestServer
let passwordHash: string
let product: Awaited<ReturnType<typeof insertProduct>>
beforeAll(async () => {
  const settings = { RATE_LIMITS: 'on', TRUST_PROXY: '1' }
  server = await startServer({ settings, clock: () => new Date(now) })
  passwordHash = await testPasswords.hash(password)
  product = await insertProduct(server.services.database.sql, { stock: 1000 })
})
afterAll(() => server.close())

let address = 0
type Headers = { authorization: string }
/** A request from an address that no limit has seen. */
function ask(method: 'POST' | 'PUT', url: string, body: object, headers?: Headers) {
  address += 1
  return askAgain(method, url, body, headers)
}
/** One more from the same address. */
function askAgain(method: 'POST' | 'PUT', url: string, body: object, headers?: Headers) {
  const from = { 'x-forwarded-for': `10.1.${address >> 8}.${address & 255}` }
  return server.inject({ method, url, headers: { ...headers, ...from }, payload: body })
}
type Repeat = (act: (round: number) => Promise<unknown>) => Promise<void>
/** More often than `most` mails would need. */
const roundsOver = (max: number) => sampleOf(80, max + 8)
const repeating =
  (rounds: number): Repeat =>
  async (act) => {
    for (let round = 0; round < rounds; round += 1) await act(round)
  }
const unproven = { emailProvenAt: null }

/** An account whose e-mail nobody has proven. */
async function register(client_email: string) {
  const names = { client_firstName: 'Ana', client_lastName: 'Roy', client_password: password }
  const reply = await ask('POST', '/api/clients/register', { ...names, client_email })
  if (reply.statusCode !== 201) return undefined
  const { token, client } = reply.json<{ token: string; client: { id: string } }>()
  return { id: client.id, headers: { authorization: `Bearer ${token}` } }
}

async function payOnce(id: string, headers: Headers): Promise<number> {
  const article = { product_serial_number: product.serial, client_id: id }
  const added = await ask('POST', '/api/products/addCart', article, headers)
  const { cart } = added.json<{ cart: { command_id: number }[] }>()
  const payment = { command_id: cart[0]!.command_id, adress: 'Blois' }
  await ask('POST', '/api/client/cart/paid', payment, headers)
  return payment.command_id
}

const requestAlert = (serial: string, email: string) =>
  ask('POST', '/api/stock-alerts', { product_serial_number: serial, alert_email: email })

type Ordered = Pick<Parameters<typeof newOrder>[1], 'state' | 'delivery'>
/** Does this to a new order of the victim's account, time and again. */
async function repeatOnOrders(
  victim: string,
  { repeat, ...ordered }: Ordered & { repeat: Repeat },
  act: (id: string) => Promise<unknown>,
) {
  const { id: clientId } = await server.registerClient({ email: victim })
  const lines = [{ product, quantity: 1 }]
  await repeat(async () => {
    const { id } = await newOrder(server.services.database.sql, { clientId, lines, ...ordered })
    await act(id)
  })
}

type Flood = { flood: (victim: string, repeat: Repeat) => Promise<void>; max: number }
/**
 * For each place that queues mails: sends as many as possible to this address, and the number that
 * an hour allows.
 */
const floods: Record<string, Flood> = {
  'checkout/orderMails.ts': {
    max: 3,
    async flood(victim, repeat) {
      const { id, headers } = await server.registerClient({ email: victim, ...unproven })
      await repeat(() => payOnce(id, headers))
    },
  },
  'checkout/unpaidOrderMails.ts': {
    max: 20,
    flood: (victim, repeat) =>
      repeatOnOrders(victim, { repeat, state: 'en attente de paiement' }, (id) =>
        endUnpaid(server.services, { orderId: Number(id), to: 'annulée', isMailed: true }),
      ),
  },
  'alerts/routes.ts': {
    // All that strangers may cause in a day.
    max: 40,
    async flood(victim, repeat) {
      const { serial } = await insertProduct(server.services.database.sql, { stock: 0 })
      await repeat(() => requestAlert(serial, victim))
    },
  },
  'alerts/jobs.ts': {
    max: 20,
    async flood(victim, repeat) {
      const { sql } = server.services.database
      await repeat(async (round) => {
        const { id } = await insertProduct(sql, { stock: 0 })
        const tokenHash = `${victim} ${round}`
        const at = new Date(now)
        await storeAlert(sql, { productId: id, email: victim, tokenHash, now: at })
        await changeProducts(sql, { stock: 1 }, eq(products.id, id))
        await sql.update(stockAlerts).set({ confirmedAt: at }).where(eq(stockAlerts.productId, id))
      })
      await sendAlerts(server.services)
    },
  },
  'admin/alerts/dropAlerts.ts': {
    max: 20,
    async flood(victim, repeat) {
      const { sql } = server.services.database
      const { id: by } = await staffOn(server)
      await repeat(async (round) => {
        const { id: productId } = await insertProduct(sql, { stock: 0, retired: true })
        const at = new Date(now)
        const tokenHash = `${victim} dropped ${round}`
        await storeAlert(sql, { productId, email: victim, tokenHash, now: at })
        const isOwn = eq(stockAlerts.productId, productId)
        await sql.update(stockAlerts).set({ confirmedAt: at }).where(isOwn)
        await dropAlerts(server.services, { productId, by })
      })
    },
  },
  'admin/orders/correctAddress.ts': {
    max: 20,
    async flood(victim, repeat) {
      const { id: by } = await staffOn(server)
      const where = { complement: '', postcode: '41000', town: 'Blois', phone: '' }
      const address = { street: '4 quai Saint-Jean', ...where }
      await repeatOnOrders(victim, { repeat, state: 'payée', delivery: 'domicile' }, (id) =>
        correctAddress(server.services, { id, version: 0, by, address }),
      )
    },
  },
  'admin/settings/mailBankAccount.ts': {
    max: 20,
    async flood(victim, repeat) {
      const { settings, database } = server.services
      const { sql } = database
      const { id: by } = await staffOn(server)
      await sql.update(staff).set({ email: victim }).where(eq(staff.id, by))
      const at = new Date(now)
      const changed = { before: null, after: { iban: 'FR7630006000011234567890189' }, by, at }
      await repeat(() => mailBankAccount(sql, settings, changed))
    },
  },
  'admin/preparation/mailStatus.ts': {
    max: 20,
    async flood(victim, repeat) {
      const { id: by } = await staffOn(server)
      await repeatOnOrders(victim, { repeat, state: 'payée' }, (id) =>
        mailStatus(server.services, { id, by }),
      )
    },
  },
  'clients/mailPasswordPage.ts': {
    max: 3,
    async flood(victim, repeat) {
      const { settings, database } = server.services
      const { id: clientId } = await server.registerClient({ email: victim })
      const at = new Date(now)
      await repeat(() => mailPasswordPage(database.sql, settings, { clientId, email: victim, at }))
    },
  },
  'staff/issueInvitation.ts': {
    max: 20,
    async flood(victim, repeat) {
      const { id } = await staffOn(server, 'comptable')
      const member = { id, email: victim, role: 'comptable' as const }
      const { sql } = server.services.database
      const invited = { member, at: new Date(now), isMailed: true }
      await repeat(() => issueInvitation(sql, server.services, invited))
    },
  },
  'staff/limitCodes.ts': {
    max: 3,
    async flood(victim, repeat) {
      const { id } = await staffOn(server)
      const member = { id, email: victim, totpSecret: null }
      await repeat(() => useLimitedCode(server.services, member, '000000'))
    },
  },
  'clients/proof.ts': {
    // And the last mail of each account.
    max: 8,
    async flood(victim, repeat) {
      await repeat(async () => {
        const account = await register(victim)
        if (!account) return
        await payOnce(account.id, account.headers)
        await ask(
          'PUT',
          '/api/client_del/',
          { client_id: account.id, OldPass: password },
          account.headers,
        )
      })
    },
  },
  'clients/editClient.ts': {
    // All that strangers may cause in a day, and all that the victim's own account sends about its
    // changes.
    max: 43,
    async flood(victim, repeat) {
      await repeat(async () => {
        const { id, headers } = await server.registerClient({ passwordHash })
        const edit = { client_id: id, Newemail: victim, OldPass: password }
        await ask('PUT', '/api/client_modif/', edit, headers)
      })
      const { id, headers } = await server.registerClient({ email: victim, passwordHash })
      await repeat(async (index) => {
        const edit = { client_id: id, Newemail: `${index}.${victim}`, OldPass: password }
        await ask('PUT', '/api/client_modif/', edit, headers)
      })
    },
  },
  'clients/firstConnection.ts': {
    // All that strangers may cause in a day: an hour has no lower limit, or they would delay the
    // owner's mails.
    max: 40,
    async flood(victim, repeat) {
      // The attacker's own, who signs in from everywhere.
      await server.registerClient({ email: victim, passwordHash, ...unproven })
      const credentials = { client_email: victim, client_password: password }
      const asked = { client_email: victim, NewPass: password }
      await repeat(async () => {
        now += minute
        await ask('POST', '/api/clients/login', credentials)
        await askAgain('PUT', '/api/client_first_conn/', asked)
      })
    },
  },
  'clients/changePassword.ts': {
    max: 20,
    async flood(victim, repeat) {
      const account = await server.registerClient({ email: victim, passwordHash, ...unproven })
      let { headers } = account
      await repeat(async () => {
        const change = { client_id: account.id, OldPass: password, NewPass: password }
        const reply = await ask('PUT', '/api/client_modif_pass/', change, headers)
        if (reply.statusCode === 200)
          headers = { authorization: `Bearer ${reply.json<{ token: string }>().token}` }
        else now += 2 * minute
      })
    },
  },
  'clients/deleteClient.ts': {
    max: 20,
    async flood(victim, repeat) {
      await repeat(async () => {
        const { id, headers } = await server.registerClient({ email: victim, passwordHash })
        await ask('PUT', '/api/client_del/', { client_id: id, OldPass: password }, headers)
      })
    },
  },
  'orders/refunds/refundMail.ts': {
    max: 20,
    async flood(victim, repeat) {
      const { id, headers } = await server.registerClient({ email: victim })
      await repeat(async () => {
        // An account may pay twenty times an hour.
        now += 3 * minute
        const order = await payOnce(id, headers)
        await changeOrderState(server.services, { id: order, state: 'annulée' })
      })
    },
  },
  'reviews/jobs.ts': {
    max: 20,
    async flood(victim, repeat) {
      const { sql } = server.services.database
      const { id: clientId } = await server.registerClient({ email: victim })
      const receivedAt = new Date(now - 10 * 24 * 60 * minute)
      await repeat(async () => {
        const lines = [{ product, quantity: 1 }]
        const { id } = await newOrder(sql, { clientId, state: 'livrée', lines })
        await sql
          .update(orders)
          .set({ receivedAt })
          .where(eq(orders.id, Number(id)))
      })
      await sendInvitations(server.services)
    },
  },
  'admin/reviews/moderate.ts': {
    max: 20,
    async flood(victim, repeat) {
      const { sql } = server.services.database
      const { id: clientId } = await server.registerClient({ email: victim })
      const { id } = await newOrder(sql, {
        clientId,
        state: 'livrée',
        lines: [{ product, quantity: 1 }],
      })
      await repeat(async () => {
        const { id: productId } = await insertProduct(sql)
        const text = { stars: 1, text: 'Bon.', author: 'A.', writtenAt: new Date(now) }
        const [review] = await sql
          .insert(reviews)
          .values({ ...text, productId, clientId, orderId: Number(id) })
          .returning()
        await refuseReview(server.services, { number: review!.id }, { reason: 'Hors sujet.' })
      })
    },
  },
  'admin/settings/testMail.ts': {
    max: 20,
    async flood(victim, repeat) {
      const { id } = await staffOn(server)
      await repeat(() => testMail(server.services, { id, email: victim }))
    },
  },
  'withdrawals/acknowledge.ts': {
    // All that strangers may cause in a day.
    max: 40,
    async flood(victim, repeat) {
      await repeat(() =>
        ask('POST', '/api/withdrawals', {
          withdrawal_name: 'Ana Roy',
          withdrawal_order: '12345678',
          withdrawal_email: victim,
        }),
      )
    },
  },
  'withdrawals/decide.ts': {
    max: 20,
    async flood(victim, repeat) {
      const { sql } = server.services.database
      await repeat(async () => {
        const id = await storeGuestWithdrawal(sql, { email: victim, submittedAt: new Date(now) })
        await decide(server.services, { id, to: 'refused', reason: 'Ouvert.' })
      })
    },
  },
  'orders/progressMails.ts': {
    max: 20,
    flood: (victim, repeat) =>
      repeatOnOrders(victim, { repeat, state: 'en préparation' }, (id) =>
        changeOrderState(server.services, { id, state: 'prête' }),
      ),
  },
}

test('every place that queues mails is tried', () => {
  const folder = path.join(__dirname, '..')
  const queueing = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.test)\.ts$/.test(file) &&
      /(?<!function )queueMail\(tx/.test(readFileSync(path.join(folder, file), 'utf8')),
  )
  expect(queueing.sort()).toEqual(Object.keys(floods).sort())
})

test.each(everyOf(Object.entries(floods), 3))(
  '%s mails no address more often than an hour allows',
  async (_, { flood, max }) => {
    const victim = `${randomUUID()}@victim.example`
    now += 24 * 60 * minute
    await flood(victim, repeating(roundsOver(max)))
    for (let minutes = 0; minutes < 60; minutes += 3) {
      await server.services.mailer.flush()
      now += 3 * minute
    }
    const mails = await server.readMails(victim)
    expect(mails.length).toBeGreaterThan(0)
    expect(mails.length).toBeLessThanOrEqual(max)
  },
)

test('messages to the shop have their own pace, and delay no copy of an order', async () => {
  const { database, liveSettings } = server.services
  const email = 'bonjour@grain.example'
  const value = { ...defaultSeller, email }
  await setSetting(database.sql, { name: 'identity', value, at: new Date(now) })
  await liveSettings.refresh()
  now += 24 * 60 * minute
  const message = { contact_name: 'Ana Roy', contact_email: 'ana@client.example' }
  for (let count = 0; count < shopMailsAnHour + 8; count += 1) {
    const body = { ...message, contact_message: `Bonjour, avez-vous du thé ? ${count}` }
    expect((await ask('POST', '/api/contact', body)).statusCode).toBe(200)
  }
  await server.readMails(email)
  const { id, headers } = await server.registerClient()
  const order = await payOnce(id, headers)
  const mails = await server.readMails(email)
  expect(mails.join()).toContain(String(order))
  const messages = mails.filter((mail) => mail.includes('avez-vous du thé'))
  expect(messages).toHaveLength(shopMailsAnHour)
})

test('what strangers cause at a member’s address delays no mail to the staff', async () => {
  const victim = `${randomUUID()}@victim.example`
  now += 24 * 60 * minute
  const { flood, max } = floods['clients/changePassword.ts']!
  await flood(victim, repeating(roundsOver(max)))
  await server.services.mailer.flush()
  await floods['admin/settings/mailBankAccount.ts']!.flood(victim, repeating(1))
  const mails = await server.readMails(victim)
  expect(mails.filter((mail) => /compte_bancaire|compte bancaire/.test(mail))).toHaveLength(1)
})

test('a mail that is put off is not lost', async () => {
  const victim = `${randomUUID()}@victim.example`
  now += 24 * 60 * minute
  const { flood, max } = floods['orders/progressMails.ts']!
  await flood(victim, repeating(roundsOver(max)))
  for (let hours = 0; hours < 8; hours += 0.1) {
    await server.services.mailer.flush()
    now += 6 * minute
  }
  expect(await server.readMails(victim)).toHaveLength(roundsOver(max))
})
