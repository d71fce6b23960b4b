import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { newOrder } from '../../testing/requests/newOrder'
import { startPages } from '../../testing/startPages'
import type { TestServer } from '../../testing/startServer'
import { withdrawalWords } from '../../wording/withdrawals'
import { withdrawals } from '../database/schema'

const words = withdrawalWords.specified
const publicUrl = 'https://comptoir.example'
let server: TestServer
beforeAll(async () => {
  server = await startPages({
    settings: { PUBLIC_URL: publicUrl, TRUST_PROXY: '1', RATE_LIMITS: 'on' },
  })
})
afterAll(() => server.close())

let address = 0
type Headers = Record<string, string>
const send = (fields: Record<string, string>, headers: Headers = {}) =>
  server.inject({
    method: 'POST',
    url: '/retractation',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `10.3.0.${(address += 1)}`,
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })
const filled = () => ({
  withdrawal_name: 'Camille <b>Martin',
  withdrawal_order: '12345678',
  withdrawal_email: `${randomUUID()}@client.example`,
  withdrawal_articles: '',
})
const stored = (email: string) =>
  server.services.database.sql.select().from(withdrawals).where(eq(withdrawals.email, email))
const keyIn = (html: string) => /name="withdrawal_key" value="([\w-]+)"/.exec(html)?.[1] ?? ''

test('a form without a script is shown what it will declare, and nothing is stored yet', async () => {
  const fields = filled()
  const { statusCode, headers, body } = await send(fields)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("script-src 'self';") as string,
  })
  expect(body).toContain(words.review.confirm)
  expect(body).toContain('Camille &lt;b&gt;Martin')
  // A script would render another step.
  expect(body).not.toContain('<script')
  expect(keyIn(body)).not.toBe('')
  expect(await stored(fields.withdrawal_email)).toEqual([])
})

// law: withdrawal-without-script
test('confirmed, it is acknowledged on the page; sent again it is the same', async () => {
  const fields = filled()
  const withdrawal_key = keyIn((await send(fields)).body)
  const confirmed = { ...fields, withdrawal_key, step: 'confirm' }
  const [first, second] = [await send(confirmed), await send(confirmed)]
  expect(first.body).toContain(words.done.title)
  expect(first.body).not.toContain(words.done.print)
  const moment = /Reçue le [^<]+/
  expect(moment.exec(second.body)?.[0]).toBe(moment.exec(first.body)?.[0])
  expect(await stored(fields.withdrawal_email)).toMatchObject([{ name: fields.withdrawal_name }])
})

// law: withdrawal-function
test('no page tells an order that exists from one that does not', async () => {
  const { sql } = server.services.database
  const { id: clientId, email: withdrawal_email } = await server.registerClient()
  const lines = [{ product: await insertProduct(sql), quantity: 1 }]
  const { id } = await newOrder(sql, { clientId, state: 'livrée', lines })
  const pagesOf = async (withdrawal_order: string) => {
    const fields = { ...filled(), withdrawal_email, withdrawal_order }
    const review = await send(fields)
    const withdrawal_key = keyIn(review.body)
    const done = await send({ ...fields, withdrawal_key, step: 'confirm' })
    expect(done.body).toContain(words.done.title)
    return [review, done].map(({ statusCode, headers, body }) => ({
      statusCode,
      headers: { ...headers, 'x-request-id': '', date: '' },
      body: body
        .replaceAll(withdrawal_order, 'ORDER')
        .replaceAll(withdrawal_key, 'KEY')
        .replace(/Reçue le [^<]+/, 'MOMENT'),
    }))
  }
  expect(await pagesOf(id)).toEqual(await pagesOf('87654321'))
})

test('what is missing is said at its field, and what was typed is there again', async () => {
  for (const step of ['', 'confirm']) {
    const { body } = await send({ ...filled(), withdrawal_order: ' ', step })
    expect(body).toContain(words.form.missing)
    expect(body).toContain('aria-invalid="true"')
    expect(body).toContain('value="Camille &lt;b&gt;Martin"')
  }
  const edited = await send({ ...filled(), step: 'edit' })
  expect(edited.body).toContain('value="12345678"')
})

test('a form of another site is not read', async () => {
  const foreign: Headers[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: publicUrl },
  ]
  for (const headers of foreign) {
    const fields = { ...filled(), step: 'confirm' }
    const { statusCode, headers: sent } = await send(fields, headers)
    expect([statusCode, sent.location]).toEqual([303, '/retractation'])
    expect(await stored(fields.withdrawal_email)).toEqual([])
  }
})

/** A browser that does not say where a form comes from, but for its origin. */
const withOrigin = (origin: string) =>
  server.inject({
    method: 'POST',
    url: '/retractation',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `10.4.0.${(address += 1)}`,
      ...(origin && { origin }),
    },
    payload: new URLSearchParams(filled()).toString(),
  })
test.each([
  ['https://evil.example', 303],
  [publicUrl, 200],
  // What this shop's referrer policy makes of it.
  ['null', 200],
  ['', 200],
])('a form with the origin “%s” is answered with %i', async (origin, status) => {
  expect((await withOrigin(origin)).statusCode).toBe(status)
})

test('a body that is too long, or no form, is not read', async () => {
  const long = await send({ ...filled(), withdrawal_articles: 'x'.repeat(20_000) })
  expect(long.statusCode).toBe(413)
  const json = await send(filled(), { 'content-type': 'application/json' })
  expect(json.statusCode).toBe(303)
})

test('the limits of the endpoint count the sender of the form', async () => {
  const from = { 'x-forwarded-for': '192.0.2.88' }
  const bodies: string[] = []
  for (let count = 0; count < 22; count += 1)
    bodies.push((await send({ ...filled(), step: 'confirm' }, from)).body)
  const done = bodies.filter((body) => body.includes(words.done.title))
  expect(done).toHaveLength(20)
  expect(bodies.at(-1)).toContain('role="alert"')
  // What was typed is still there to be sent again.
  expect(bodies.at(-1)).toContain(words.review.confirm)
})

test('the order that a mailed link names is in the form, and no other text', async () => {
  const { body } = await server.inject({ url: '/retractation?commande=12345678' })
  expect(body).toContain('value="12345678"')
  const hostile = await server.inject({ url: '/retractation?commande=<script>alert(1)' })
  expect(hostile.body).not.toContain('alert(1)')
})
