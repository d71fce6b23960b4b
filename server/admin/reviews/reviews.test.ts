import { eq } from 'drizzle-orm'
import type { ProblemBody } from '../../../contract/api/problem'
import type { StaffReview } from '../../../contract/api/staff/staffReviews'
import type { ReviewState } from '../../../contract/reviews'
import { insertProduct, type RegisteredClient } from '../../../testing/makeData'
import { newOrder } from '../../../testing/requests/newOrder'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import { staffReviewReplies as replies } from '../../../wording/replies/staffReviews'
import { runCommand } from '../../commands/runCommand'
import { auditLog, reviews } from '../../database/schema'
import { countReviews } from './listReviews'

let now = Date.parse('2026-11-24T10:00:00Z')
let server: TestServer
let manager: Member
let helper: Member
beforeAll(async () => {
  server = await startServer({ clock: () => new Date((now += 1000)) })
  manager = await staffOn(server)
  helper = await staffOn(server, 'préparation')
})
afterAll(() => server.close())
const sql = () => server.services.database.sql

const text = 'Une tasse ronde, qui tient ses promesses.'
const url = '/api/admin/reviews'
type Listed = {
  reviews: StaffReview[]
  next: string | null
  counts: { state: ReviewState; count: number }[]
}
type Written = { client: RegisteredClient; serial: string; order: string; id: string; name: string }

/** A review that waits to be read, by a client who has the product. */
async function written({ name = 'Moka', stars = 4 } = {}): Promise<Written> {
  const client = await server.registerClient()
  const product = await insertProduct(sql(), { name })
  const lines = [{ product, quantity: 1 }]
  const { id: order } = await newOrder(sql(), { clientId: client.id, state: 'livrée', lines })
  const one = { client, serial: product.serial, order, id: `${order}-${product.id}`, name }
  await write(one, text, stars)
  return one
}
async function write({ client, serial, order }: Written, review_text: string, review_stars = 4) {
  const of = { client_id: client.id, command_id: order, product_serial_number: serial }
  const payload = { ...of, review_stars, review_text, review_author: 'Camille M.' }
  const { headers } = client
  return server.inject({ method: 'PUT', url: '/api/client/review', headers, payload })
}
const list = async (state: ReviewState, after = '') =>
  (await helper.send<Listed>('GET', `${url}?state=${state}${after && `&after=${after}`}`)).body
const read = async ({ id }: Written) => (await helper.send<StaffReview>('GET', `${url}/${id}`)).body
const decide = (id: string, body: object, by = manager) =>
  by.send<ProblemBody>('POST', `${url}/${id}/decision`, body)
const publish = async (one: Written, by = manager) =>
  decide(one.id, { version: (await read(one)).version, published: true }, by)
const refuse = async (one: Written, reason: string, by = manager) =>
  decide(one.id, { version: (await read(one)).version, published: false, reason }, by)
const shown = async ({ serial }: Written) =>
  (await server.inject({ url: `/api/product/${serial}/reviews` })).json<{ review_count: number }>()
    .review_count

test('what waits is listed oldest first with all that is needed to decide, and one press publishes', async () => {
  const [first, second] = [await written({ name: 'Harrar', stars: 2 }), await written()]
  const { reviews: listed, counts } = await list('pending')
  const places = [first, second].map(({ id }) => listed.findIndex((one) => one.id === id))
  expect(places[0]).toBeLessThan(places[1]!)
  expect(listed[places[0]!]).toMatchObject({
    ...{ state: 'pending', stars: 2, text, author: 'Camille M.', decision: null },
    ...{ order: Number(first.order), product: { serial: first.serial, name: 'Harrar' } },
  })
  expect(JSON.stringify(listed)).not.toContain(first.client.email)
  expect(counts.find(({ state }) => state === 'pending')?.count).toBe(listed.length)

  const published = await publish(first, helper)
  expect(published).toEqual({ status: 200, body: { message: replies.published('Harrar') } })
  expect(await shown(first)).toBe(1)
  expect((await list('pending')).reviews.map(({ id }) => id)).not.toContain(first.id)
  const [last] = (await list('published')).reviews
  expect(last).toMatchObject({ id: first.id, decision: { who: helper.email, reason: null } })
})

// law: reviews
test('a refusal needs its reason, which its author reads, as by the command', async () => {
  const one = await written()
  const unsaid = await refuse(one, ' \u200b ')
  expect(unsaid.body.fields).toEqual({ reason: replies.reasonMissing })
  const { status, body } = await refuse(one, 'Il parle\nde la livraison.')
  expect([status, body.message]).toEqual([
    200,
    'L’avis sur «\u00a0Moka\u00a0» n’est pas publié. Son auteur en reçoit la raison par e-mail.',
  ])
  const [mail] = (await server.readMails(one.client.email)).slice(-1)
  expect(mail).toContain('n’est pas publié')
  expect(mail).toContain('nous ne le publions pas')
  expect(mail).toContain('> Il parle de la livraison.')
  const decision = { who: manager.email, reason: 'Il parle de la livraison.' }
  expect(await read(one)).toMatchObject({ state: 'refused', decision })
  expect(await shown(one)).toBe(0)
})

test('a published review is taken down with a reason, and published again', async () => {
  const one = await written()
  await publish(one)
  const { message } = (await refuse(one, 'Des insultes.')).body
  expect(message).toContain('n’est plus publié')
  expect(await shown(one)).toBe(0)
  const [mail] = (await server.readMails(one.client.email)).slice(-1)
  expect(mail).toContain('n’est plus publié')
  expect(mail).toContain('nous ne le publions plus')
  expect(mail).toContain('Des insultes.')
  await publish(one)
  expect(await shown(one)).toBe(1)
})

test('a text that changed since it was read is not decided, and the new one can be read', async () => {
  const one = await written()
  const { version } = await read(one)
  await write(one, 'Tout autre chose, que personne n’a relu.')
  for (const decision of [{ published: true }, { published: false, reason: 'Hors sujet.' }]) {
    const { status, body } = await decide(one.id, { version, ...decision })
    expect([status, body.code, body.message]).toEqual([409, 'review_changed', replies.rewritten])
  }
  expect(await shown(one)).toBe(0)
  const now = await read(one)
  expect(now).toMatchObject({ state: 'pending', text: 'Tout autre chose, que personne n’a relu.' })
  expect((await decide(one.id, { version: now.version, published: true })).status).toBe(200)
})

test('of two who decide at once, the second is told what the first did', async () => {
  const one = await written()
  const { version } = await read(one)
  const answers = await Promise.all([
    decide(one.id, { version, published: true }, manager),
    decide(one.id, { version, published: false, reason: 'Hors sujet.' }, helper),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const { state, decision } = await read(one)
  const lost = answers.find(({ status }) => status === 409)?.body.message
  expect(lost).toContain(decision?.who)
  expect(lost).toContain(state === 'published' ? 'publié' : 'refusé')
  const mails = await server.readMails(one.client.email)
  expect(mails.filter((mail) => mail.includes('Hors sujet.'))).toHaveLength(
    state === 'refused' ? 1 : 0,
  )
})

test('a decision by a command is told as one', async () => {
  const one = await written()
  const { version, number } = await read(one)
  const args = { id: String(number), reason: '' }
  await runCommand(server.services, { name: 'publishReview', args }, (error) => {
    throw error
  })
  const late = await decide(one.id, { version, published: false, reason: 'Hors sujet.' })
  expect([late.status, late.body.message]).toEqual([
    409,
    expect.stringContaining('quelqu’un, depuis le serveur, a publié'),
  ])
  expect((await read(one)).decision).toMatchObject({ who: null })
})

test('a review that its author deleted is unknown, like one that never was', async () => {
  const one = await written()
  const { version } = await read(one)
  await sql()
    .delete(reviews)
    .where(eq(reviews.orderId, Number(one.order)))
  for (const { status, body } of [
    await decide(one.id, { version, published: true }),
    await decide(one.id, { version, published: false, reason: 'Hors sujet.' }),
    await helper.send<ProblemBody>('GET', `${url}/${one.id}`),
  ])
    expect([status, body.message]).toEqual([404, replies.unknown])
})

test('the log has each decision with its member, and neither the text nor the reason', async () => {
  const one = await written()
  await publish(one, helper)
  await refuse(one, 'Une raison qui nomme quelqu’un.')
  const { number } = await read(one)
  const acts = (await sql().select().from(auditLog)).filter(
    ({ after }) => (after as { review?: number } | null)?.review === number,
  )
  expect(acts).toMatchObject([
    { act: 'review_published', staffId: helper.id, before: { state: 'pending' } },
    { act: 'review_refused', staffId: manager.id, before: { state: 'published' } },
  ])
  expect(JSON.stringify(acts)).not.toContain('nomme quelqu’un')
  expect(JSON.stringify(acts)).not.toContain(text)
})

test('today counts what waits, for those who may read it', async () => {
  const before = await waiting(helper)
  const one = await written()
  expect(await waiting(helper)).toBe(before! + 1)
  await publish(one)
  expect(await waiting(manager)).toBe(before)
  expect(await waiting(await staffOn(server, 'comptable'))).toBeNull()
})
const waiting = async (by: Member) =>
  (await by.send<{ reviews: number | null }>('GET', '/api/admin/today')).body.reviews

test('thirty are a page, the next one goes on where it ended, and counts are of all', async () => {
  const many = await written()
  const { id: productId } = await insertProduct(sql())
  const rows = []
  for (let index = 0; index < 35; index += 1) {
    const { id: clientId } = await server.registerClient()
    const of = { clientId, productId, orderId: Number(many.order) }
    // Several of one moment.
    const at = new Date(now - 1_000_000 + 1000 * Math.floor(index / 4))
    rows.push({ ...of, stars: 5, author: 'A.', text, writtenAt: at })
  }
  await sql().insert(reviews).values(rows)
  for (const state of ['pending', 'refused'] as const) {
    if (state === 'refused')
      await sql()
        .update(reviews)
        .set({ state, reason: 'Hors sujet.', decidedAt: reviews.writtenAt })
        .where(eq(reviews.productId, productId))
    const first = await list(state)
    expect(first.reviews).toHaveLength(30)
    const second = await list(state, first.next!)
    const numbers = [...first.reviews, ...second.reviews].map(({ number }) => number)
    const { count } = (await countReviews(sql())).find((one) => one.state === state)!
    expect([new Set(numbers).size, numbers.length]).toEqual([count, count])
    expect(second.next).toBeNull()
    const times = [...first.reviews, ...second.reviews].map(({ at, decision }) =>
      Date.parse(decision?.at ?? at),
    )
    const sorted = [...times].sort((one, other) => one - other)
    expect(times).toEqual(state === 'pending' ? sorted : sorted.reverse())
  }
})
