import { eq } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { startSmtp, type ReceivedMail, type Smtp } from '../../testing/startSmtp'
import { textOf } from '../../testing/textOfPdf'
import { conditionsVersions, orderConfirmations, outbox } from '../database/schema'
import { conditionsInForce } from './inForce'
import { makeConditionsPdf } from './makeConditionsPdf'

// Starts an embedded database, next to other workers.
const minute = 60_000
let now = Date.parse('2026-11-20T10:00:00Z')
let isDown = false
let smtp: Smtp
let server: TestServer

beforeAll(async () => {
  smtp = await startSmtp({
    judge: () => (isDown ? Promise.reject(new Error('busy')) : Promise.resolve()),
  })
  server = await startServer({
    clock: () => new Date(now),
    settings: { SMTP_URL: smtp.url, SHOP_NAME: 'L’Épicerie', SHOP_PHONE: '02 00 00 00 01' },
  })
})
afterAll(async () => {
  await server.close()
  await smtp.close()
})

const sql = () => server.services.database.sql

async function paidOrder(): Promise<{ shopper: Shopper; orderId: number }> {
  const shopper = await shopperOn(server)
  const { serial } = await insertProduct(sql(), { stock: 5 })
  await shopper.add(serial)
  const conditions_version = await inForce()
  const { body } = await shopper.payCart({ conditions_version })
  return { shopper, orderId: Number(body.order.command_id) }
}
const inForce = (phone?: string) => {
  const { settings } = server.services
  const seller = { ...settings.seller, ...(phone && { phone }) }
  return conditionsInForce(sql(), phone ? { ...settings, seller } : settings, new Date(now))
}

async function mailsTo({ client }: Shopper): Promise<ReceivedMail[]> {
  await server.services.mailer.flush()
  return smtp.mails.filter(({ recipients }) => recipients.includes(client.email))
}
const filesOf = ({ email }: ReceivedMail) =>
  email.attachments.filter(({ mimeType }) => mimeType === 'application/pdf')
const bytesOf = (mail: ReceivedMail) => Buffer.from(filesOf(mail)[0]?.content as ArrayBuffer)

async function versionOf(orderId: number) {
  const [found] = await sql()
    .select({ version: conditionsVersions, text: orderConfirmations.text })
    .from(orderConfirmations)
    .innerJoin(conditionsVersions, eq(conditionsVersions.id, orderConfirmations.conditionsId))
    .where(eq(orderConfirmations.orderId, orderId))
  return found!
}

// law: durable-confirmation
test('the confirmation carries the accepted conditions, though others came into force since', async () => {
  isDown = true
  const { shopper, orderId } = await paidOrder()
  expect(await mailsTo(shopper)).toEqual([])
  now += 2 * minute
  const next = await inForce('02 99 99 99 99')
  isDown = false
  const [mail, ...others] = await mailsTo(shopper)
  expect(others).toEqual([])
  expect(filesOf(mail!)).toMatchObject([
    { filename: 'conditions-generales-de-vente.pdf', disposition: 'attachment' },
  ])
  const text = textOf(bytesOf(mail!))
  expect(text).toContain('02 00 00 00 01')
  expect(text).not.toContain('02 99 99 99 99')
  expect(text).toContain('Version entrée en vigueur le 20 novembre 2026')
  const { version } = await versionOf(orderId)
  expect(version.id).not.toBe(next)
  expect(text).toContain(version.hash)
})

// law: confirmation-archive
test('what is archived names the version, and its file is the bytes that were mailed', async () => {
  const { shopper, orderId } = await paidOrder()
  const [mail] = await mailsTo(shopper)
  const { version, text } = await versionOf(orderId)
  const link = `http://localhost:3000/conditions/${version.hash}.pdf`
  for (const part of [text, mail!.email.text, mail!.email.html]) expect(part).toContain(link)
  const bytes = bytesOf(mail!)
  expect(version.pdf?.equals(bytes)).toBe(true)
  expect(await makeConditionsPdf(version)).toEqual(bytes)
  const { body } = await shopper.order(orderId)
  expect(body[0]).toMatchObject({ command_conditions: link })
})

test('the text says what is attached and repeats none of it, and no queued mail holds the file', async () => {
  isDown = true
  const { shopper } = await paidOrder()
  await mailsTo(shopper)
  const rows = await sql().select().from(outbox).where(eq(outbox.clientId, shopper.client.id))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows).length).toBeLessThan(10_000)
  expect(JSON.stringify(rows)).toContain('sont jointes à cet e-mail en PDF')
  expect(JSON.stringify(rows)).not.toContain('Rayez la mention inutile')
  isDown = false
  now += 2 * minute
  const [mail] = await mailsTo(shopper)
  expect(mail!.email.text).not.toContain('Rayez la mention inutile')
  expect(mail!.email.html).not.toContain('Rayez la mention inutile')
})

test('a mail that confirms no order has no conditions', async () => {
  const { shopper, orderId } = await paidOrder()
  await mailsTo(shopper)
  const copies = smtp.mails.filter(({ email }) => email.subject?.includes(String(orderId)))
  expect(copies.map((mail) => filesOf(mail).length).sort()).toEqual([0, 1])
})

test('everybody reads a version at its own address, which never changes', async () => {
  const { orderId } = await paidOrder()
  const { version } = await versionOf(orderId)
  const url = `/conditions/${version.hash}.pdf`
  const reply = await server.inject({ url })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline; filename="conditions-generales-de-vente.pdf"',
  })
  expect(textOf(reply.rawPayload)).toContain(version.hash)
  expect((await server.inject({ url })).rawPayload).toEqual(reply.rawPayload)
  const current = await server.inject({ url: '/conditions/conditions-generales-de-vente.pdf' })
  expect(current.statusCode).toBe(302)
  expect(current.headers).toMatchObject({ location: url, 'cache-control': 'no-cache' })
})

test.each(['0'.repeat(64) + '.pdf', 'x.pdf', '1', '%00.pdf'])(
  'there is no version at %s',
  async (file) => {
    const reply = await server.inject({ url: `/conditions/${file}` })
    expect([reply.statusCode, reply.json()]).toMatchObject([404, { code: 'not_found' }])
  },
)

test('servers that make the file at once send one and the same', async () => {
  await inForce('02 11 11 11 11')
  const id = await inForce('02 11 11 11 11')
  const { hash } = (await sql().select().from(conditionsVersions)).find((one) => one.id === id)!
  const url = `/conditions/${hash}.pdf`
  const replies = await Promise.all(Array.from({ length: 6 }, () => server.inject({ url })))
  expect(new Set(replies.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
})
