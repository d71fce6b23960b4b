import { insertProduct } from '../../testing/makeData'
import { shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { startSmtp, type ReceivedMail, type Smtp } from '../../testing/startSmtp'
import { deleteClient } from '../clients/deleteClient'
import { eraseOrders } from '../orders/eraseOrders'
import { outbox } from '../database/schema'
import { changeOrderState } from '../orders/changeState'

const shopEmail = 'commandes@torrefacteur.example'
const minute = 60_000
let now = Date.parse('2026-11-20T10:00:00Z')
/** What the mail server answers to each mail; null where it takes it. */
let fault: Error | null = null
const busy = new Error('busy')
const refused = Object.assign(new Error('no such user'), { responseCode: 550 })
let smtp: Smtp
let server: TestServer

beforeAll(async () => {
  smtp = await startSmtp({
    judge: () => (fault ? Promise.reject(fault) : Promise.resolve()),
  })
  server = await startServer({
    clock: () => new Date(now),
    settings: { SMTP_URL: smtp.url, SHOP_EMAIL: shopEmail, SHOP_NAME: 'L’Épicerie' },
  })
})
afterAll(async () => {
  await server.close()
  await smtp.close()
})

const sql = () => server.services.database.sql

/** The mails to this address since the last call. */
async function newMails(to: string): Promise<ReceivedMail[]> {
  const known = smtp.mails.length
  await server.services.mailer.flush()
  return smtp.mails.slice(known).filter(({ recipients }) => recipients.includes(to))
}

async function paidOrder(delivery: 'magasin' | 'domicile'): Promise<[Shopper, number]> {
  const shopper = await shopperOn(server, { firstName: 'Zoé', lastName: 'L’Hôte' })
  const { serial } = await insertProduct(sql(), { name: 'Café d’été – « Œillet »' })
  await shopper.add(serial)
  const { body } = await shopper.payCart({ command_delivery: delivery })
  return [shopper, Number(body.order.command_id)]
}

/** The text of the HTML part as a reader sees it, in one line. */
const seen = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<p class="letterhead".*?<\/p>/, '')
    .replaceAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 $1')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Both parts say the same, except for the letterhead, marks and the capitals of titles. */
function expectBothParts({ email }: ReceivedMail): void {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\d€%]+/gu)
  expect(words(seen(email.html ?? ''))).toEqual(words(email.text ?? ''))
}

test('a paid order is confirmed to the client, and the shop gets a copy of it', async () => {
  const [shopper, id] = await paidOrder('domicile')
  const { email } = shopper.client
  const [confirmation, ...others] = await newMails(email)
  const copies = smtp.mails.filter(({ recipients }) => recipients.includes(shopEmail))
  expect([others, copies.length]).toEqual([[], 1])
  const copy = copies[0]!
  for (const mail of [confirmation!, copy]) {
    expectBothParts(mail)
    expect(mail.email.subject).toContain(`n°\u00a0${id}`)
    expect(mail.email.text).toContain('Café d’été – « Œillet »')
    expect(mail.email.text).toContain('2 place du Château, 41000 Blois')
  }
  const files = ({ email }: ReceivedMail) => email.attachments.map(({ filename }) => filename)
  expect(files(confirmation!)).toContain('conditions-generales-de-vente.pdf')
  for (const fact of ['Zoé L’Hôte', `/gestion/commandes/${id}`])
    expect(copy.email.text).toContain(fact)
  // All that the shop needs to send a parcel.
  expect(copy.email.text).not.toContain(email)
})

test('a deleted account leaves the shop its copy of an order, and the client the confirmation', async () => {
  fault = busy
  const [shopper, id] = await paidOrder('magasin')
  await newMails(shopEmail)
  await deleteClient(server.services, shopper.client.id, eraseOrders)
  fault = null
  now += 2 * minute
  const [copy] = await newMails(shopEmail)
  expect(copy?.email.subject).toContain(String(id))
  expect(copy?.email.text).toContain(`/gestion/commandes/${id}`)
  const toClient = smtp.mails.filter(({ recipients }) => recipients.includes(shopper.client.email))
  expect(toClient.map(({ email }) => email.subject).sort()).toEqual([
    `Votre commande n°\u00a0${id} chez L’Épicerie`,
    'Votre compte chez L’Épicerie est supprimé',
  ])
  toClient.forEach(expectBothParts)
})

test.each([
  ['magasin', 'prête', 'retirée', 'vous attend chez L’Épicerie'],
  ['domicile', 'expédiée', 'livrée', 'chez L’Épicerie est expédiée'],
] as const)('an order of %s is told to be %s, once', async (delivery, told, last, words) => {
  const [shopper, id] = await paidOrder(delivery)
  const become = (state: string) => changeOrderState(server.services, { id, state })
  const { email } = shopper.client
  await newMails(email)
  await become('en préparation')
  expect(await newMails(email)).toEqual([])
  await become(told)
  await expect(become(told)).rejects.toMatchObject({ status: 409 })
  const [mail, ...others] = await newMails(email)
  expect(others).toEqual([])
  expectBothParts(mail!)
  expect(mail!.email.subject).toBe(`Votre commande n°\u00a0${id} ${words}`)
  for (const fact of ['20 novembre 2026', `http://localhost:3000/command/${id}`])
    expect(mail!.email.text).toContain(fact)
  await become(last)
  expect(await newMails(email)).toEqual([])
})

// law: withdrawal-function
test.each([
  ['magasin', 'prête'],
  ['domicile', 'expédiée'],
] as const)(
  'the mails of an order of %s lead to its withdrawal, by the name of the law',
  async (delivery, told) => {
    const [shopper, id] = await paidOrder(delivery)
    const { email } = shopper.client
    const [confirmation] = await newMails(email)
    for (const state of ['en préparation', told])
      await changeOrderState(server.services, { id, state })
    const [progress] = await newMails(email)
    const page = `http://localhost:3000/retractation?commande=${id}`
    for (const mail of [confirmation!, progress!]) {
      expect(mail.email.text).toContain(`Renoncer au contrat ici\u00a0:\n${page}\n`)
      expect(seen(mail.email.html ?? '')).toContain(`Renoncer au contrat ici ${page}`)
    }
  },
)

// law: withdrawal-function
test.each([{ state: 'perdue' }, { state: 'retournée', restock: true }])(
  'the mail of an order that becomes $state leads to its withdrawal as well',
  async (change) => {
    const [shopper, id] = await paidOrder('domicile')
    for (const before of ['en préparation', 'expédiée'])
      await changeOrderState(server.services, { id, state: before })
    const { email } = shopper.client
    await newMails(email)
    await changeOrderState(server.services, { id, ...change })
    const [mail] = await newMails(email)
    expectBothParts(mail!)
    expect(mail!.email.text).toContain(
      `Renoncer au contrat ici\u00a0:\nhttp://localhost:3000/retractation?commande=${id}\n`,
    )
  },
)

test('nobody gets a mail about an order whose account is deleted', async () => {
  const [shopper, id] = await paidOrder('domicile')
  await newMails(shopEmail)
  await deleteClient(server.services, shopper.client.id, eraseOrders)
  await newMails(shopper.client.email)
  for (const state of ['en préparation', 'expédiée'])
    await changeOrderState(server.services, { id, state })
  expect(await newMails(shopper.client.email)).toEqual([])
  expect(await sql().$count(outbox)).toBeGreaterThan(0)
})

test('no table holds the address of a deleted account once its last mail is sent', async () => {
  const { id, email } = await server.registerClient()
  await deleteClient(server.services, id, eraseOrders)
  expect(await newMails(email)).toHaveLength(1)
  expect(JSON.stringify(await sql().select().from(outbox))).not.toContain(email)
})

test('nor once that mail is given up', async () => {
  const { id, email } = await server.registerClient()
  await deleteClient(server.services, id, eraseOrders)
  fault = refused
  for (let tries = 1; tries <= 10; tries += 1) {
    expect(JSON.stringify(await sql().select().from(outbox))).toContain(email)
    expect(await newMails(email)).toEqual([])
    now += 24 * 60 * minute
  }
  fault = null
  expect(JSON.stringify(await sql().select().from(outbox))).not.toContain(email)
})
