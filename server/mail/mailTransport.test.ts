import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { paths } from '../../contract/site/paths'
import { freePort } from '../../testing/freePort'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { readMails } from '../../testing/readMails'
import { startSmtp } from '../../testing/startSmtp'
import { contactMessage } from '../../wording/mails/contactMessage'
import { reviewInvitation } from '../../wording/mails/reviewInvitation'
import { conditionsVersions, outbox } from '../database/schema'
import { readSettings } from '../settings'
import { defaultSeller } from '../system/sellerFields'
import { createMailer } from './mailer'
import { createLinkToken, linkAt } from './mailedLinks'
import { queueMail } from './outbox'
import { openMailTransport } from './mailTransport'

const at = new Date('2026-03-01T08:00:00Z')
const mail = {
  id: '3f1c2f0a-9a51-4e0e-9f0b-0f2d7c5a1b11',
  recipient: 'camille@client.example',
  replyTo: null,
  subject: 'Votre commande',
  text: 'Merci !\n',
  html: '<p>Merci !</p>',
  failures: 0,
  clientId: null,
  isPaced: false,
  isForStaff: false,
  conditionsId: null,
  isEarly: false,
}

const finders = {
  findPicture: () => Promise.resolve(null),
  findConditions: () => Promise.reject(new Error('none')),
}

test('without a mail server a mail is a file that only its owner can read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-post-'))
  const name = await openMailTransport(readSettings({ DATA_DIR: folder }), finders).send(mail, at)
  expect(await readdir(path.join(folder, 'outbox'))).toEqual([name])
  expect(name).not.toContain('camille')
  expect((await stat(path.join(folder, 'outbox', name!))).mode & 0o777).toBe(0o600)
  const [text] = await readMails(folder, mail.recipient)
  expect(text).toContain(`Message-ID: <${mail.id}@comptoir.example>`)
  expect(text).toContain('Merci !')
  await rm(folder, { recursive: true })
})

test('the files of mails of one millisecond are in the order of the mails', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-post-'))
  const transport = openMailTransport(readSettings({ DATA_DIR: folder }), finders)
  const subjects = Array.from({ length: 12 }, (_, index) => `Mail ${index + 10}`)
  for (const subject of subjects) await transport.send({ ...mail, id: randomUUID(), subject }, at)
  const read = await readMails(folder, mail.recipient)
  expect(read.map((text) => /^Subject: (.*)$/m.exec(text)?.[1])).toEqual(subjects)
  await rm(folder, { recursive: true })
})

test('a reply goes to the e-mail that the shop has today, also where MAIL_FROM is another', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-post-'))
  const smtp = await startSmtp()
  const from = { DATA_DIR: folder, MAIL_FROM: 'ne-pas-repondre@grain.example' }
  const both = [from, { ...from, SMTP_URL: smtp.url }].map(readSettings)
  const transports = both.map((settings) => openMailTransport(settings, finders))
  const become = (email: string) => {
    const stored = { identity: { ...defaultSeller, email }, means: null }
    for (const settings of both) Object.assign(settings, settings.live(stored))
  }
  const written = async () => {
    await rm(path.join(folder, 'outbox'), { recursive: true, force: true })
    await Promise.all(transports.map((transport) => transport.send(mail, at)))
    const [text] = await readMails(folder, mail.recipient)
    const answers = smtp.mails.at(-1)?.email.replyTo?.map(({ address }) => address)
    return [/^Reply-To: (.*)$/m.exec(text ?? '')?.[1], answers?.join()]
  }
  expect(await written()).toEqual(['bonjour@comptoir.example', 'bonjour@comptoir.example'])
  become('bonjour@grain.example')
  expect(await written()).toEqual(['bonjour@grain.example', 'bonjour@grain.example'])
  become('ne-pas-repondre@grain.example')
  expect(await written()).toEqual([undefined, undefined])
  for (const transport of transports) transport.close()
  await smtp.close()
  await rm(folder, { recursive: true })
})

test('programs read what a person wrote, and where a mail is refused', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-post-'))
  const smtp = await startSmtp()
  const both = [{ DATA_DIR: folder }, { SMTP_URL: smtp.url }].map(readSettings)
  const transports = both.map((settings) => openMailTransport(settings, finders))
  const { seller } = both[0]!
  const generated = 'Auto-Submitted: auto-generated'
  const headersIn = (text: string) =>
    (text.match(/^(?:Auto-Submitted|List-Unsubscribe): .*$/gm) ?? []).sort()
  async function headersOf(change: object) {
    await rm(path.join(folder, 'outbox'), { recursive: true, force: true })
    await Promise.all(transports.map((transport) => transport.send({ ...mail, ...change }, at)))
    const [text = ''] = await readMails(folder, mail.recipient)
    const arrived = smtp.mails.at(-1)?.email.headers ?? []
    const sent = headersIn(
      arrived.map(({ originalKey: key, value }) => `${key}: ${value}`).join('\n'),
    )
    expect(sent).toEqual(headersIn(text))
    return sent
  }
  expect(await headersOf({})).toEqual([generated])
  const link = linkAt(both[0]!, paths.reviewLink, createLinkToken().token)
  const invitation = reviewInvitation(seller, { orderId: 1, products: ['Sencha'], link })
  expect(await headersOf(invitation)).toEqual([generated, `List-Unsubscribe: <${link}>`])
  const sender = { name: 'Zoé', email: 'zoe@client.example' }
  const written = contactMessage(seller, { ...sender, message: link })
  expect(await headersOf({ ...written, replyTo: sender.email })).toEqual([])
  for (const transport of transports) transport.close()
  await smtp.close()
  await rm(folder, { recursive: true })
})

test('a mail server gets both parts whole, with their accents', async () => {
  const smtp = await startSmtp()
  const post = openMailTransport(
    readSettings({ SMTP_URL: smtp.url, SHOP_NAME: 'L’Épicerie «\u00a0du Thé\u00a0»' }),
    finders,
  )
  const long = 'Thé à l’œillet – 12,90\u202f€, là-bas déjà. '.repeat(40).trim()
  const lines = [long, '.', '..', 'From ici', '=E9 🍵']
  const told = {
    ...mail,
    subject:
      'Votre commande n°\u00a012345678 chez l’Épicerie «\u00a0du Thé\u00a0»\u00a0: prête à être retirée 🍵',
    text: lines.join('\n'),
    html: `<!doctype html>\n<p>${lines.join('<br>\n')}</p>`,
    replyTo: 'zoe@client.example',
  }
  expect(await post.send(told, at)).toBeNull()
  post.close()
  await smtp.close()
  expect(smtp.mails).toMatchObject([
    {
      recipients: [mail.recipient],
      email: {
        from: { name: 'L’Épicerie «\u00a0du Thé\u00a0»', address: 'bonjour@comptoir.example' },
        to: [{ address: mail.recipient }],
        replyTo: [{ address: told.replyTo }],
        subject: told.subject,
        date: at.toISOString(),
        messageId: `<${mail.id}@comptoir.example>`,
        // The parser counts the line break before a boundary as part of the text.
        text: `${told.text}\n`,
        html: `${told.html}\n`,
      },
    },
  ])
})

test('a mail carries the pictures that it shows, and goes without one that cannot be read', async () => {
  const smtp = await startSmtp()
  const names: string[] = []
  const post = openMailTransport(readSettings({ SMTP_URL: smtp.url }), {
    ...finders,
    findPicture(name) {
      names.push(name)
      if (name === 'lost') return Promise.reject(new Error('unreadable'))
      return Promise.resolve(name === 'kenya' ? Buffer.from('bytes of kenya') : null)
    },
  })
  const image = (name: string) => `<img src="cid:${name}" alt="" width="56" height="56">`
  const html = ['kenya', 'lost', 'kenya', 'unknown'].map(image).join('\n')
  await post.send({ ...mail, html: `${html}\n<p>&lt;img src=&quot;cid:typed&quot;&gt;</p>` }, at)
  post.close()
  await smtp.close()
  const [{ email } = { email: undefined }] = smtp.mails
  expect(names).toEqual(['kenya', 'lost', 'unknown'])
  expect(email?.html?.match(/<img[^>]*>/g)).toEqual([image('kenya'), image('kenya')])
  expect(email?.attachments).toMatchObject([
    { contentId: '<kenya>', mimeType: 'image/jpeg', disposition: 'inline' },
  ])
})

test('a confirmation is not sent without its conditions, and is tried again until they are made', async () => {
  const smtp = await startSmtp()
  const logged: unknown[] = []
  let isBroken = true
  const findConditions = () =>
    isBroken
      ? Promise.reject(new Error('no font'))
      : Promise.resolve({ name: 'cgv.pdf', bytes: Buffer.from('%PDF') })
  let now = at.getTime()
  const database = await openTestDatabase()
  const terms = { hash: 'a', text: 'a', html: 'a', at }
  const [version] = await database.sql.insert(conditionsVersions).values(terms).returning()
  const { subject, text, html, recipient } = mail
  await queueMail(database.sql, {
    mail: { subject, text, html },
    recipient,
    clientId: null,
    at,
    conditionsId: version!.id,
  })
  const mailer = createMailer(
    database,
    () => new Date(now),
    openMailTransport(readSettings({ SMTP_URL: smtp.url }), { ...finders, findConditions }),
  )
  const log = { error: (facts: unknown) => logged.push(facts), info: () => undefined }
  await mailer.flush(log as unknown as FastifyBaseLogger)
  expect(smtp.mails).toEqual([])
  expect(logged).toMatchObject([{ failures: 1, reason: 'CONDITIONS_NOT_MADE' }])
  isBroken = false
  now += 60_000
  await mailer.flush()
  await mailer.stop()
  await database.close()
  await smtp.close()
  const [sent] = smtp.mails
  expect(sent?.email.text).toContain('Merci')
  expect(sent?.email.attachments).toMatchObject([
    { filename: 'cgv.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
  ])
})

test('a mail server that cannot be reached leaves the code of the system in the log', async () => {
  const logged: unknown[] = []
  const database = await openTestDatabase()
  const { subject, text, html, recipient } = mail
  await queueMail(database.sql, { mail: { subject, text, html }, recipient, clientId: null, at })
  const settings = readSettings({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
  const mailer = createMailer(database, () => at, openMailTransport(settings, finders))
  const log = { error: (facts: unknown) => logged.push(facts) }
  await mailer.flush(log as unknown as FastifyBaseLogger)
  await mailer.stop()
  await database.close()
  expect(logged).toEqual([
    { mail: expect.any(String) as string, failures: 1, reason: 'ESOCKET', code: 'ECONNREFUSED' },
  ])
})

test('a mail that is accepted at the third try has one Message-ID in all tries', async () => {
  const seen: (string | undefined)[] = []
  const smtp = await startSmtp({
    judge({ email }) {
      seen.push(email.messageId)
      return seen.length < 3 ? Promise.reject(new Error('greylisted')) : Promise.resolve()
    },
  })
  let now = at.getTime()
  const clock = () => new Date(now)
  const database = await openTestDatabase()
  const { subject, text, html, recipient } = mail
  await queueMail(database.sql, { mail: { subject, text, html }, recipient, clientId: null, at })
  // A new process each time, as after a crash.
  for (let tries = 0; tries < 3; tries += 1) {
    const mailer = createMailer(
      database,
      clock,
      openMailTransport(readSettings({ SMTP_URL: smtp.url }), finders),
    )
    await mailer.flush()
    await mailer.stop()
    now += 60 * 60_000
  }
  const [row] = await database.sql.select().from(outbox)
  await database.close()
  await smtp.close()
  expect(seen).toEqual(Array(3).fill(`<${row?.id}@comptoir.example>`))
  expect(smtp.mails).toHaveLength(1)
  expect(row).toMatchObject({ failures: 2, recipient: '', text: '', html: '' })
})

test('a mail that its server refuses for good is given up after ten tries', async () => {
  const refused = Object.assign(new Error('no such user'), { responseCode: 550 })
  const smtp = await startSmtp({ judge: () => Promise.reject(refused) })
  let now = at.getTime()
  const database = await openTestDatabase()
  const { subject, text, html, recipient } = mail
  await queueMail(database.sql, { mail: { subject, text, html }, recipient, clientId: null, at })
  const transport = openMailTransport(readSettings({ SMTP_URL: smtp.url }), finders)
  const mailer = createMailer(database, () => new Date(now), transport)
  for (let tries = 0; tries < 11; tries += 1) {
    await mailer.flush()
    now += 60 * 60_000
  }
  const [row] = await database.sql.select().from(outbox)
  await mailer.stop()
  await database.close()
  await smtp.close()
  expect(row).toMatchObject({ failures: 110, nextTryAt: null, sentAt: null })
})

test('a mail whose server closes the connection too early is not sent', async () => {
  const smtp = await startSmtp({
    judge(_mail, hangUp) {
      hangUp()
      return Promise.reject(new Error('gone'))
    },
  })
  const post = openMailTransport(readSettings({ SMTP_URL: smtp.url }), finders)
  await expect(post.send(mail, at)).rejects.toThrow()
  post.close()
  await smtp.close()
  expect(smtp.mails).toEqual([])
})
