import { openTestDatabase } from '../../testing/openTestDatabase'
import { orderConfirmation } from '../../wording/mails/orderConfirmation'
import { registerClient } from '../../testing/makeData'
import { createTokens } from '../clients/tokens'
import type { Database } from '../database/connect'
import { outbox } from '../database/schema'
import { readSettings } from '../settings'
import { createMailer } from './mailer'
import { claimMail, queueMail, type WaitingMail } from './outbox'

const minute = 60_000
let database: Database
let now = Date.parse('2026-03-01T08:00:00Z')
const clock = () => new Date(now)
let isDown = false
let sent: WaitingMail[] = []
const post = {
  send: (mail: WaitingMail) => {
    if (isDown) return Promise.reject(new Error(`550 no such user ${mail.recipient}`))
    sent.push(mail)
    return Promise.resolve(null)
  },
  close: () => undefined,
}

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.sql.delete(outbox)
  isDown = false
  sent = []
})

async function queue(subject: string): Promise<void> {
  const tokens = createTokens('0123456789abcdef0123456789abcdef', clock)
  const { id, email } = await registerClient({ database, tokens, clock })
  const mail = { subject, text: 'Bonjour', html: '<p>Bonjour</p>' }
  await queueMail(database.sql, { mail, recipient: email, clientId: id, at: clock() })
}

test('a mail is sent once, and then only its time and identity are stored', async () => {
  const mailer = createMailer(database, clock, post)
  await queue('once')
  await Promise.all([mailer.flush(), mailer.flush()])
  expect(sent.map((mail) => mail.subject)).toEqual(['once'])
  expect(await database.sql.select().from(outbox)).toMatchObject([
    { recipient: '', text: '', html: '', sentAt: clock(), nextTryAt: null },
  ])
})

test('two servers share the outbox without sending anything twice', async () => {
  for (const subject of ['a', 'b', 'c', 'd', 'e', 'f']) await queue(subject)
  const mailers = [1, 2].map(() => createMailer(database, clock, post))
  await Promise.all(mailers.map((mailer) => mailer.flush()))
  expect(sent.map((mail) => mail.subject).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('a mail that fails is tried again after growing pauses, under the same identity', async () => {
  const mailer = createMailer(database, clock, post)
  await queue('again')
  isDown = true
  await mailer.flush()
  const [waiting] = await database.sql.select().from(outbox)
  expect(waiting?.nextTryAt).toEqual(new Date(now + minute))
  now += minute
  await mailer.flush()
  expect(await database.sql.select().from(outbox)).toMatchObject([
    { failures: 2, nextTryAt: new Date(now + 2 * minute) },
  ])
  isDown = false
  await mailer.flush()
  expect(sent).toEqual([])
  now += 2 * minute
  await mailer.flush()
  expect(sent.map((mail) => mail.id)).toEqual([waiting?.id])
})

test('a mailer that is stopped leaves the mails that it has not begun to the next one', async () => {
  for (const subject of ['a', 'b', 'c']) await queue(subject)
  const mailer = createMailer(database, clock, {
    ...post,
    send: (mail) => {
      const stopped = mailer.stop()
      return post.send(mail).finally(() => void stopped)
    },
  })
  await mailer.flush()
  expect(sent).toHaveLength(1)
  await createMailer(database, clock, post).flush()
  expect(sent.map((mail) => mail.subject).sort()).toEqual(['a', 'b', 'c'])
})

test('a mail is given up after ten failures', async () => {
  const mailer = createMailer(database, clock, post)
  await queue('lost')
  isDown = true
  for (let tries = 0; tries < 12; tries += 1) {
    await mailer.flush()
    now += 24 * 60 * minute
  }
  expect(await database.sql.select().from(outbox)).toMatchObject([
    { failures: 10, nextTryAt: null, sentAt: null },
  ])
})

test('a mail whose sender crashed is sent later by another', async () => {
  await queue('left behind')
  const retryAt = new Date(now + minute)
  const claim = { now: clock(), retryAt, latest: retryAt }
  expect(await claimMail(database.sql, claim)).toBeDefined()
  const mailer = createMailer(database, clock, post)
  await mailer.flush()
  expect(sent).toEqual([])
  now += minute
  await mailer.flush()
  expect(sent.map((mail) => mail.subject)).toEqual(['left behind'])
})

test('a mail does not wait for a day that the clock was set back from', async () => {
  const mailer = createMailer(database, clock, post)
  await queue('before')
  now -= 24 * 60 * minute
  isDown = true
  await mailer.flush()
  expect(await database.sql.select().from(outbox)).toMatchObject([
    { failures: 1, nextTryAt: new Date(now + minute) },
  ])
  isDown = false
  now += minute
  await mailer.flush()
  expect(sent.map((mail) => mail.subject)).toEqual(['before'])
})

test('an order’s confirmation holds the order and the whole terms of sale, and no markup', () => {
  const { seller, payment } = readSettings({})
  const order = {
    id: 12345678,
    at: clock(),
    delivery: 'domicile',
    address: '2 <b>place</b>',
    totalCents: 2580,
    lines: [{ name: 'Sencha & Cie', quantity: 2, priceCents: 1290 }],
  } as const
  const { text, html } = orderConfirmation(
    { seller, payment },
    order,
    'https://shop.example/command/1',
  )
  const total = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(25.8)
  for (const fact of ['12345678', 'Sencha & Cie', total, '2 <b>place</b>', 'command/1'])
    expect(text).toContain(fact)
  expect(text.toLowerCase()).toContain('conditions générales de vente')
  expect(html).toContain('Sencha &amp; Cie')
  expect(html).not.toContain('<b>')
})
