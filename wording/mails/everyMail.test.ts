import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  link,
  mailSamples,
  order,
  picture,
  seller,
  tracking,
  type MailSample,
} from '../../testing/mailSamples'
import { orderConfirmation } from './orderConfirmation'

/** What mails are made of. */
const parts = [
  'MailBlock.ts',
  'declaredBlocks.ts',
  'formats.ts',
  'mail.ts',
  'mailHtml.ts',
  'mailStyles.ts',
  'orderRecap.ts',
  'quoted.ts',
  'wayBack.ts',
]

const load = createRequire(__filename)
const everyMail = Object.entries(mailSamples)
const compose = ({ make, args }: MailSample) => make(args)

test('every mail of this folder is among the samples', () => {
  const files = readdirSync(__dirname).filter((file) => /^\w+\.ts$/.test(file))
  const made = files
    .filter((file) => !parts.includes(file))
    .flatMap((file) => Object.keys(load(path.join(__dirname, file)) as object))
  expect(made.sort()).toEqual(Object.keys(mailSamples).sort())
})

// law: identity
test.each(everyMail)('%s ends with the firm and its numbers', (_, one) => {
  const firm = { legalName: 'Maison Testu', legalForm: 'SARL', capital: '10 000 €' }
  const sender = { ...seller, ...firm, siret: '123 456 789 00012', rcs: 'Blois B 123 456 789' }
  const args = one.args.map((value) => (value === seller ? sender : value))
  const { text, html } = compose({ ...one, args })
  const last =
    'Maison Testu SARL au capital de 10 000 €, SIRET\u00a0: 123 456 789 00012, RCS Blois B 123 456 789'
  for (const part of [text.trimEnd(), html]) expect(part).toContain(last)
  expect(text.trimEnd()).toMatch(/RCS Blois B 123 456 789$/)
})

test.each(everyMail)('%s has no line for a missing setting', (_, one) => {
  const { subject, text, html } = compose(one)
  for (const part of [subject, text, html]) expect(part).not.toMatch(/\[[^\]]*compléter/)
})

const fixed = new Set<unknown>([
  ...Object.values(seller),
  link,
  picture,
  tracking.carrier,
  tracking.url,
  order.delivery,
  ...Object.values(order.promised),
  order.means,
  'annulée',
  'card',
  'expédiée',
  'order_expired',
  'expirée',
])

/** The case once for each text that a person can have typed, replaced by this one. */
function* withText(one: MailSample, typed: string): Generator<[string, MailSample]> {
  for (const [at, args] of replaced(one.args, typed))
    yield [at, { ...one, args: args as unknown[] }]
}
function* replaced(value: unknown, typed: string, at = ''): Generator<[string, unknown]> {
  if (typeof value === 'string' && !fixed.has(value)) yield [at, typed]
  if (typeof value !== 'object' || value === null || value instanceof Date) return
  for (const [key, inner] of Object.entries(value))
    for (const [where, changed] of replaced(inner, typed, `${at}.${key}`))
      yield [
        where,
        Object.assign(Array.isArray(value) ? value.slice() : { ...value }, { [key]: changed }),
      ]
}

test('in most mails there is a text that a person typed', () => {
  const typed = everyMail.filter(([, one]) => [...withText(one, 'Ana')].length > 0)
  expect(typed.length).toBeGreaterThan(everyMail.length / 2)
})

test('a list that names a closed day is headed as hours, not as when the shop is open', () => {
  const { text } = compose(mailSamples.orderConfirmation!)
  expect(text).toMatch(
    /Horaires de la boutique\u00a0:\n+[^\n]*lundi à samedi[^\n]*\n+[^\n]*fermé le/,
  )
})

test.each(['backInStock', 'notComingBack', 'reviewRefused', 'stockAlertRequest'])(
  'the subject of %s has its product in quotation marks',
  (name) => {
    expect(compose(mailSamples[name]!).subject).toContain('«\u00a0Sencha\u00a0»')
  },
)

test.each([
  ['magasin', 'à retirer en boutique'],
  ['domicile', 'à livrer'],
] as const)('the seller reads of an order by %s that it is %s', (delivery, toDo) => {
  const { make, args } = mailSamples.orderForShop!
  const placed = args.map((value) => (value === order ? { ...order, delivery } : value))
  expect(compose({ make, args: placed }).subject).toMatch(new RegExp(`€, ${toDo}$`))
})

/** Lines that someone wrote are marked on each. */
const isWritten = (line: string) => line.startsWith('> ')
const tagsOf = (html: string) =>
  html.replaceAll(/<blockquote.*<\/blockquote>/g, '').match(/<[^>]+>/g)
const linesOf = (text: string) =>
  text.split(/[\n\v\f\r\u0085\u2028\u2029]/).filter((line) => !isWritten(line)).length

const breaks = ['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '\n\n', '\r\n\r\n']
const forged = breaks.map((end) => `Ana${end}Votre compte est bloqué${end}Bcc: all@evil.example`)

test.each(everyMail)('%s loads nothing when it is read', (_, one) => {
  const html = compose(one).html.replaceAll(`<img src="cid:${picture}"`, '')
  expect(html).not.toMatch(/src=|url\(|@import|<(?:img|link|script|iframe|object|form)\b/i)
})

test.each(everyMail)('%s has no other lines for what is typed into it', (_, one) => {
  const plain = compose(one)
  for (const typed of forged)
    for (const [at, hostile] of withText(one, typed)) {
      const { subject, text, html } = compose(hostile)
      expect([at, linesOf(subject)]).toEqual([at, 1])
      expect([at, linesOf(text)]).toEqual([at, linesOf(plain.text)])
      expect([at, tagsOf(html)]).toEqual([at, tagsOf(plain.html)])
    }
})

const unseen = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

test.each(everyMail)('%s hides nothing and reverses no text', (_, one) => {
  for (const [at, hostile] of withText(one, 'Ana\u202Egro.live\u2066\u200B\u0007\u001B[2J')) {
    const { subject, text, html } = compose(hostile)
    for (const part of [subject, text, html])
      expect([at, ...(part.replaceAll('\n', '').match(unseen) ?? [])]).toEqual([at])
  }
})

/** What mail programs turn into a link by themselves. */
const linkLike = /(?:\w+:\/\/|www\.)\S+|[\w-]+(?:[.。．｡][\w-]+)*[.。．｡][a-z]{2,}/gi
const isOurs = (one: string) =>
  one === link || one === tracking.url || one === seller.email.split('@')[1]
const foreignLinks = (text: string) => (text.match(linkLike) ?? []).filter((one) => !isOurs(one))

test.each(everyMail)('%s has no link but the shop’s', (_, one) => {
  const plain = compose(one)
  for (const typed of [
    'https://evil.example/login',
    'www.evil.example',
    'evil.example',
    'javascript://%0aalert(1)',
    'Ana https://10.0.0.1/compte Roy',
    'evil。example',
    '<a href="https://evil.example">Ana</a>',
    'www.evil.example/a@client.example',
  ])
    for (const [at, hostile] of withText(one, typed)) {
      const { subject, text, html } = compose(hostile)
      expect([at, ...foreignLinks(subject)]).toEqual([at])
      expect([at, ...foreignLinks(text)]).toEqual([at])
      expect([at, html.match(/href="[^"]*"/g)]).toEqual([at, plain.html.match(/href="[^"]*"/g)])
    }
})

test.each(everyMail)('%s is of bounded length, whatever is typed', (_, one) => {
  const plain = compose(one)
  for (const [at, hostile] of withText(one, 'x y'.repeat(50_000))) {
    const { subject, text, html } = compose(hostile)
    expect([at, subject.length < 200]).toEqual([at, true])
    expect([at, text.length < plain.text.length + 20_000]).toEqual([at, true])
    expect([at, html.length < plain.html.length + 20_000]).toEqual([at, true])
  }
})

test('a client is greeted by name only where the name may be repeated', () => {
  const greeting = (firstName: string | null) =>
    orderConfirmation(seller, { ...order, firstName }, link).text.split('\n')[0]
  expect(greeting('Camille')).toBe('Bonjour Camille,')
  expect(greeting(null)).toBe('Bonjour,')
})
