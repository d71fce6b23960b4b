import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { maxLostMails, type LostMails } from '../../../contract/api/staff/staffMails'
import { insertProduct } from '../../../testing/makeData'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import { staffMailReplies as replies } from '../../../wording/replies/staffMails'
import { auditLog, outbox } from '../../database/schema'
import { giveUp, queueMail } from '../../mail/outbox'

type NewMail = Parameters<typeof queueMail>[1]

const mail = { subject: 'Votre commande', text: 'Bonjour', html: '<p>Bonjour</p>' }
const now = new Date('2026-11-20T10:00:00Z')
let server: TestServer
let helper: Member
beforeAll(async () => {
  server = await startServer({ clock: () => now })
  helper = await staffOn(server, 'préparation')
})
afterAll(() => server.close())
const sql = () => server.services.database.sql

/** A mail that was tried for the last time, or is still to be sent. */
async function write(given: Partial<NewMail> & { isLost?: boolean } = {}): Promise<string> {
  const { isLost = true, ...of } = given
  const id = randomUUID()
  const recipient = `${id}@client.example`
  await queueMail(sql(), { id, mail, recipient, clientId: null, at: now, ...of })
  if (isLost) await giveUp(sql(), { id, failures: 10 })
  return id
}
const list = async () => (await helper.send<LostMails>('GET', '/api/admin/lost-mails')).body.mails
const waiting = async () =>
  (await helper.send<{ lost_mails: number }>('GET', '/api/admin/today')).body.lost_mails
const change = async (what: 'retry' | 'drop', ids: string[]) =>
  (await helper.send<{ message: string }>('POST', `/api/admin/lost-mails/${what}`, { ids })).body
    .message
const logged = async (act: 'mails_retried' | 'mails_dropped') =>
  (await sql().select().from(auditLog).where(eq(auditLog.act, act))).map(({ after }) => after)

test('a mail that was given up is listed, sent again once, and leaves the list', async () => {
  const [first, second] = [await write(), await write()]
  await write({ isLost: false })
  expect((await list()).map(({ id }) => id).sort()).toEqual([first, second].sort())
  expect((await list())[0]).toMatchObject({ subject: mail.subject, client: null })
  expect(await waiting()).toBe(2)
  expect(await change('retry', [first])).toBe(replies.retried(1))
  expect(await change('retry', [first])).toBe(replies.retried(0))
  expect(await waiting()).toBe(1)
  await server.services.mailer.flush()
  const [sent] = await sql().select().from(outbox).where(eq(outbox.id, first))
  expect(sent).toMatchObject({ sentAt: now, text: '' })
  expect(await change('retry', [first, second])).toBe(replies.retried(1))
  expect(await logged('mails_retried')).toEqual([{ mails: 1 }, { mails: 1 }])
})

test('a mail that is dropped is never sent; one that waits is not dropped', async () => {
  const [lost, queued] = [await write(), await write({ isLost: false })]
  expect(await change('drop', [lost, queued])).toBe(replies.dropped(1))
  const [dropped] = await sql().select().from(outbox).where(eq(outbox.id, lost))
  const nobody = { recipient: '', replyTo: null, text: '', html: '' }
  expect(dropped).toMatchObject({ ...nobody, nextTryAt: null, sentAt: null })
  expect((await list()).map(({ id }) => id)).not.toContain(lost)
  expect(await change('retry', [lost])).toBe(replies.retried(0))
  expect(await sql().$count(outbox, eq(outbox.id, queued))).toBe(1)
  expect(await logged('mails_dropped')).toEqual([{ mails: 1 }])
})

test('the address of a member who tried the mail server is shown', async () => {
  const manager = await staffOn(server)
  await manager.send('POST', '/api/admin/mail-test')
  const [tested] = await sql().select().from(outbox).where(eq(outbox.recipient, manager.email))
  await giveUp(sql(), { id: tested!.id, failures: 10 })
  const listed = (await list()).find(({ id }) => id === tested!.id)
  expect(listed?.recipient).toBe(manager.email)
})

test('the addresses of clients, the staff and the shop are shown, and no others', async () => {
  const { id: clientId, email } = await server.registerClient()
  const shop = server.services.settings.seller.email
  const shown = [
    await write({ clientId, recipient: email }),
    await write({ isForStaff: true, recipient: 'lea@boutique.example' }),
    await write({ recipient: shop }),
  ]
  // Who waits for a product, confirmed or not, has no account, and neither has who deleted it.
  const hidden = [await write(), await write({ productId: (await insertProduct(sql())).id })]
  const recipients = new Map((await list()).map(({ id, recipient }) => [id, recipient]))
  expect(shown.map((id) => recipients.get(id))).toEqual([email, 'lea@boutique.example', shop])
  expect(hidden.map((id) => recipients.get(id))).toEqual([null, null])
})

test('of more mails than the list shows, it has the newest and says that there are more', async () => {
  const read = async () => (await helper.send<LostMails>('GET', '/api/admin/lost-mails')).body
  const before = await read()
  expect(before.has_more).toBe(false)
  const ids = []
  for (let lost = before.mails.length; lost < maxLostMails; lost += 1) ids.push(await write())
  expect((await read()).has_more).toBe(false)
  await write()
  const { mails, has_more: hasMore } = await read()
  expect([mails.length, hasMore]).toEqual([maxLostMails, true])
  await change('drop', ids)
})
