import { setTimeout as wait } from 'node:timers/promises'
import { eq, isNull } from 'drizzle-orm'
import fastify from 'fastify'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { registerClient } from '../../testing/makeData'
import { createTokens } from '../clients/tokens'
import type { Database } from '../database/connect'
import { outbox } from '../database/schema'
import { claimMails } from './claimMails'
import { createMailer, maxDeliveries } from './mailer'
import { giveUp, markFailed, putOff, queueMail, release, type WaitingMail } from './outbox'

const minute = 60_000
let database: Database
let now = Date.parse('2026-03-01T08:00:00Z')
const clock = () => new Date(now)
/** What the mail server answered to this command, as the library tells it. */
function refusal(command: string, permanent: boolean): Error {
  return Object.assign(new Error('refused'), { command, permanent })
}

/** A log of the server, and its lines. */
function logInMemory() {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>)
  return { log: fastify({ logger: { stream: { write } } }).log, lines }
}

let isDown = false
let fault: Error | undefined
let sent: WaitingMail[] = []
const post = {
  send: (mail: WaitingMail) => {
    if (isDown) return Promise.reject(fault ?? new Error(`no route to ${mail.recipient}`))
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
  fault = undefined
  sent = []
})

const tokens = createTokens('0123456789abcdef0123456789abcdef', clock)
const newClient = () => registerClient({ database, tokens, clock })
type Client = Awaited<ReturnType<typeof newClient>>

async function queue(subject: string, to?: Client): Promise<Client> {
  const client = to ?? (await newClient())
  const mail = { subject, text: 'Bonjour', html: '<p>Bonjour</p>' }
  const { id, email } = client
  await queueMail(database.sql, { mail, recipient: email, clientId: id, at: clock() })
  return client
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

test('a server that stood still takes up no mail that another has sent meanwhile', async () => {
  await queue('once')
  const claim = { now: clock(), latest: new Date(now + 60 * minute), limit: 1 }
  const [claimed] = await claimMails(database.sql, claim)
  now += 3 * minute
  await createMailer(database, clock, post).flush()
  const failed = { ...claimed!, failures: 1, nextTryAt: clock() }
  await putOff(database.sql, claimed!.id, clock())
  await release(database.sql, claimed!.id)
  await markFailed(database.sql, failed)
  await giveUp(database.sql, failed)
  expect(await database.sql.select().from(outbox)).toMatchObject([
    { sentAt: clock(), nextTryAt: null, failures: 0 },
  ])
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
  const subjects = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  for (const subject of subjects) await queue(subject)
  const mailer = createMailer(database, clock, {
    ...post,
    send: (mail) => {
      void mailer.stop()
      return post.send(mail)
    },
  })
  await mailer.flush()
  expect(sent.length).toBeLessThanOrEqual(maxDeliveries)
  await createMailer(database, clock, post).flush()
  expect(sent.map((mail) => mail.subject).sort()).toEqual(subjects)
})

test('a mail that its server refuses is given up after ten tries', async () => {
  const mailer = createMailer(database, clock, post)
  await queue('lost')
  isDown = true
  fault = refusal('RCPT TO', true)
  for (let tries = 0; tries < 12; tries += 1) {
    await mailer.flush()
    now += 60 * minute
  }
  expect(await database.sql.select().from(outbox)).toMatchObject([
    { failures: 110, nextTryAt: null, sentAt: null },
  ])
})

test.each([
  ['the password', 'AUTH PLAIN', { status: 535, command: 'AUTH' }],
  ['the recipient', 'RCPT TO', { status: 535, command: 'RCPT TO' }],
  ['what no one knows', 'lea@client.example', { status: 535 }],
])(
  'the log says that a mail server refuses %s, in no word of its own',
  async (_, command, said) => {
    const { log, lines } = logInMemory()
    await queue('refused')
    isDown = true
    fault = Object.assign(refusal(command, true), { code: 'EREFUSED', responseCode: 535 })
    await createMailer(database, clock, post).flush(log)
    const [line] = lines
    expect(line).toMatchObject({ msg: 'mail not sent', reason: 'EREFUSED', ...said })
    const fields = ['level', 'time', 'pid', 'hostname', 'mail', 'failures', 'reason', 'msg']
    expect(Object.keys(line!).sort()).toEqual([...fields, ...Object.keys(said)].sort())
  },
)

test.each([
  ['is away', undefined],
  ['refuses the password of the shop', refusal('AUTH PLAIN', true)],
  ['asks to come back', refusal('RCPT TO', false)],
])('a mail waits for three days while its server %s, and for no more than five', async (_, why) => {
  const mailer = createMailer(database, clock, post)
  await queue('late')
  const passDays = async (days: number) => {
    for (let hours = 0; hours < days * 24; hours += 1) {
      now += 60 * minute
      await mailer.flush()
    }
  }
  isDown = true
  fault = why
  await passDays(3)
  isDown = false
  await passDays(1 / 24)
  expect(sent.map((mail) => mail.subject)).toEqual(['late'])
  isDown = true
  await queue('lost')
  await passDays(5)
  expect(await database.sql.select().from(outbox).where(isNull(outbox.sentAt))).toMatchObject([
    { subject: 'lost', nextTryAt: null },
  ])
})

test('a mail whose sender crashed is sent later by another', async () => {
  await queue('left behind')
  const claim = { now: clock(), latest: new Date(now + 60 * minute), limit: 20 }
  expect(await claimMails(database.sql, claim)).toHaveLength(1)
  const mailer = createMailer(database, clock, post)
  now += minute
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

test('mails are sent several at a time, those to one client one after another', async () => {
  let [sending, most] = [0, 0]
  const order: string[] = []
  const slow = {
    ...post,
    async send(mail: WaitingMail) {
      sending += 1
      most = Math.max(most, sending)
      await wait(mail.subject === 'first' ? 100 : 20)
      sending -= 1
      order.push(mail.subject)
      return null
    },
  }
  const client = await queue('first')
  for (const subject of ['second', 'third']) {
    now += 1
    await queue(subject, client)
  }
  for (let others = 0; others < 30; others += 1) await queue('other')
  await createMailer(database, clock, slow).flush()
  expect(most).toBe(maxDeliveries)
  expect(order.filter((subject) => subject !== 'other')).toEqual(['first', 'second', 'third'])
  expect(order).toHaveLength(33)
})

test('a client who leaves while mails are sent gets none of the others', async () => {
  const client = await queue('first')
  now += 1
  await queue('second', client)
  const leaving = {
    ...post,
    async send(mail: WaitingMail) {
      await database.sql.delete(outbox).where(eq(outbox.clientId, client.id))
      return post.send(mail)
    },
  }
  await createMailer(database, clock, leaving).flush()
  expect(sent.map((mail) => mail.subject)).toEqual(['first'])
})

test('a mail that fails in a batch takes no other with it', async () => {
  const refusing = {
    ...post,
    send: (mail: WaitingMail) =>
      mail.subject === 'wrong' ? Promise.reject(new Error('550')) : post.send(mail),
  }
  for (const subject of ['a', 'wrong', 'b', 'c']) await queue(subject)
  await createMailer(database, clock, refusing).flush()
  expect(sent.map((mail) => mail.subject).sort()).toEqual(['a', 'b', 'c'])
  const waiting = await database.sql.select().from(outbox).where(isNull(outbox.sentAt))
  expect(waiting).toMatchObject([{ subject: 'wrong', failures: 1 }])
})

test('what is told first is read first, also after the mail server was away', async () => {
  const mailer = createMailer(database, clock, post)
  isDown = true
  const client = await queue('confirmed')
  for (let tries = 0; tries < 8; tries += 1) {
    await mailer.flush()
    now += 60 * minute
  }
  await mailer.flush()
  now += minute
  await queue('sent', client)
  await mailer.flush()
  const tried = database.sql.select().from(outbox).orderBy(outbox.createdAt)
  const later = new Date(now + 59 * minute)
  // The try before its time is not counted.
  expect(await tried).toMatchObject([{ failures: 9, nextTryAt: later }, { failures: 1 }])
  now += minute
  isDown = false
  await mailer.flush()
  expect(sent.map(({ subject }) => subject)).toEqual(['confirmed', 'sent'])
})

test('a mail waits for no older one that fails', async () => {
  const client = await queue('wrong')
  const refusing = {
    ...post,
    send: (mail: WaitingMail) =>
      mail.subject === 'wrong' ? Promise.reject(new Error('450')) : post.send(mail),
  }
  const mailer = createMailer(database, clock, refusing)
  await mailer.flush()
  now += 1
  await queue('right', client)
  await mailer.flush()
  expect(sent.map(({ subject }) => subject)).toEqual(['right'])
})

test('a try before its time takes no mail out of the hands of another server', async () => {
  const mailer = createMailer(database, clock, post)
  isDown = true
  const client = await queue('older')
  await mailer.flush()
  now += minute
  const claim = { now: clock(), latest: new Date(now + 60 * minute), limit: 1 }
  expect(await claimMails(database.sql, claim)).toMatchObject([{ subject: 'older' }])
  isDown = false
  await queue('newer', client)
  await mailer.flush()
  expect(sent.map(({ subject }) => subject)).toEqual(['newer'])
})

test('older mails that hang keep no newer one from being tried', async () => {
  let passed = 0
  const realNow = performance.now.bind(performance)
  const watch = jest.spyOn(performance, 'now').mockImplementation(() => realNow() + passed)
  const tried: string[] = []
  const hanging = {
    ...post,
    send: ({ subject }: WaitingMail) => {
      tried.push(subject)
      passed += 50_000
      return Promise.reject(new Error('no reply'))
    },
  }
  const mailer = createMailer(database, clock, hanging)
  const client = await queue('first')
  now += 1
  await queue('second', client)
  for (let tries = 0; tries < 3; tries += 1) {
    await mailer.flush()
    now += 10 * minute
  }
  now -= 9 * minute
  await queue('third', client)
  tried.length = 0
  await mailer.flush()
  watch.mockRestore()
  expect(tried).toEqual(['first', 'third'])
})
