import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ReviewableProducts } from '../../contract/api/reviews'
import { insertProduct, insertProducts, type RegisteredClient } from '../../testing/makeData'
import { newOrder } from '../../testing/requests/newOrder'
import { shopperOn } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { clients, outbox, products, reviews } from '../database/schema'
import { reviewCommandReplies as said } from '../../wording/reviewCommands'
import { refundOrder } from '../checkout/refundOrder'
import { runCommand } from '../commands/runCommand'
import { changeOrderState } from '../orders/changeState'
import { storeReview } from './write'

let now = Date.parse('2026-11-24T10:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: () => new Date((now += 1000)) })
})
afterAll(() => server.close())

const sql = () => server.services.database.sql
const text = 'Une tasse ronde, qui tient ses promesses.'
type Bought = {
  client: RegisteredClient
  product: Awaited<ReturnType<typeof insertProduct>>
  order: string
}

async function bought(
  fields: { state?: 'retirée' | 'expédiée'; client?: RegisteredClient } = {},
): Promise<Bought> {
  const { state = 'retirée', client = await server.registerClient() } = fields
  const product = await insertProduct(sql(), { name: 'Moka <Harrar>', stock: 5 })
  const lines = [{ product, quantity: 2 }]
  const { id: order } = await newOrder(sql(), { clientId: client.id, state, lines })
  return { client, product, order }
}

const bodyOf = ({ client, product, order }: Bought, changes: object = {}) => ({
  client_id: client.id,
  command_id: order,
  product_serial_number: product.serial,
  review_stars: 4,
  review_text: text,
  review_author: 'Camille M.',
  ...changes,
})
const send = (method: 'PUT' | 'DELETE', { headers }: RegisteredClient, payload: object) =>
  server.inject({ method, url: '/api/client/review', headers, payload })
const write = (one: Bought, changes?: object) => send('PUT', one.client, bodyOf(one, changes))
const listOf = async ({ serial }: { serial: string }, page = 1) =>
  (await server.inject({ url: `/api/product/${serial}/reviews?page=${page}` })).json<object>()
async function reviewable({ client, order }: Bought): Promise<ReviewableProducts> {
  const url = `/api/client/command/${order}/reviews?client_id=${client.id}`
  return (await server.inject({ url, headers: client.headers })).json()
}
const idOf = async ({ product, client }: Bought) => {
  const rows = await sql().select().from(reviews).where(eq(reviews.productId, product.id))
  return String(rows.find(({ clientId }) => clientId === client.id)?.id)
}
async function decide(name: 'publishReview' | 'refuseReview', id: string, reason = '') {
  const { message } = await runCommand(server.services, { name, args: { id, reason } }, (error) => {
    throw error
  })
  return message
}
const publish = async (one: Bought) => decide('publishReview', await idOf(one))
const mailsTo = ({ email }: RegisteredClient) =>
  sql().select().from(outbox).where(eq(outbox.recipient, email))

test('a buyer who received a product writes a review, and once published everybody reads it', async () => {
  const one = await bought()
  expect((await reviewable(one)).products).toEqual([
    expect.objectContaining({ product_serial_number: one.product.serial, review: null }),
  ])
  const written = await write(one)
  expect(written.statusCode).toBe(200)
  expect(written.json()).toMatchObject({ review_state: 'pending', review_reason: null })
  expect(await listOf(one.product)).toEqual({ review_count: 0, review_average: null, reviews: [] })
  expect(await publish(one)).toBe(said.published(Number(await idOf(one)), 'Moka <Harrar>'))
  expect(await listOf(one.product)).toEqual({
    review_count: 1,
    review_average: 4,
    reviews: [
      {
        review_stars: 4,
        review_text: text,
        review_author: 'Camille M.',
        review_date: expect.any(String) as string,
        review_order_date: expect.any(String) as string,
      },
    ],
  })
})

test('the suggested name is the first name and an initial', async () => {
  const client = await server.registerClient({ firstName: 'Anne-Sophie', lastName: 'éluard' })
  expect((await reviewable(await bought({ client }))).review_author).toBe('Anne-Sophie É.')
})

// law: reviews
test('who has not received it, or not bought it, cannot write', async () => {
  const sent = await bought({ state: 'expédiée' })
  const mine = await bought()
  const theirs = await bought()
  expect((await reviewable(sent)).products).toEqual([])
  const answers = [
    await write(sent),
    // Another's order, another's product, no order at all.
    await write(mine, { command_id: theirs.order, product_serial_number: theirs.product.serial }),
    await write(mine, { product_serial_number: theirs.product.serial }),
    await write(mine, { command_id: 'inconnue' }),
    await write(mine, { product_serial_number: 'inconnu' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  const foreign = `/api/client/command/${theirs.order}/reviews?client_id=${mine.client.id}`
  const read = await server.inject({ url: foreign, headers: mine.client.headers })
  expect(read.statusCode).toBe(404)
  expect(await sql().$count(reviews, eq(reviews.productId, theirs.product.id))).toBe(0)
})

test('what is refunded before the receipt cannot be reviewed; what is refunded after it can', async () => {
  const shopper = await shopperOn(server)
  const { client } = shopper
  const names = ['Moka', 'Sencha', 'Oolong']
  const [moka, sencha, oolong] = await insertProducts(
    sql(),
    names.map((name) => ({ name })),
  )
  for (const { serial } of [moka!, sencha!, oolong!]) await shopper.add(serial)
  const { command_id: id } = (await shopper.payCart()).body.order
  const order = String(id)
  const refund = (place: number) => {
    const wish = { kind: 'places', lines: [{ place, quantity: 1 }], fee: false } as const
    return refundOrder(server.services, { id, wish, restock: false })
  }
  await refund(1)
  for (const state of ['en préparation', 'expédiée', 'livrée'])
    await changeOrderState(server.services, { id, state })
  await refund(2)
  const listed = (await reviewable({ client, product: moka!, order })).products
  expect(listed.map(({ product_name }) => product_name)).toEqual(['Sencha', 'Oolong'])
  const answers = []
  for (const product of [moka!, sencha!, oolong!])
    answers.push(await write({ client, product, order }))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200, 200])
})

test('a product that is no longer sold shows no reviews and takes none', async () => {
  const one = await bought()
  await sql().update(products).set({ retired: true }).where(eq(products.id, one.product.id))
  expect((await write(one)).statusCode).toBe(404)
  expect((await reviewable(one)).products).toEqual([])
  const { statusCode } = await server.inject({ url: `/api/product/${one.product.serial}/reviews` })
  expect(statusCode).toBe(404)
})

test('the author of a review reads, changes and deletes it after its product is no longer sold', async () => {
  const one = await bought()
  await write(one)
  await sql().update(products).set({ retired: true }).where(eq(products.id, one.product.id))
  expect((await reviewable(one)).products).toMatchObject([{ review: { review_text: text } }])
  expect((await write(one, { review_stars: 2 })).json()).toMatchObject({ review_stars: 2 })
  expect((await send('DELETE', one.client, bodyOf(one))).statusCode).toBe(200)
  expect((await reviewable(one)).products).toEqual([])
})

test('two presses at once, and an article bought twice, make one review', async () => {
  const one = await bought()
  const lines = [{ product: one.product, quantity: 1 }]
  const { id } = await newOrder(sql(), { clientId: one.client.id, state: 'livrée', lines })
  const answers = await Promise.all([write(one), write(one), write(one, { command_id: id })])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await sql().$count(reviews, eq(reviews.productId, one.product.id))).toBe(1)
})

test('the same text once more leaves it published; a changed one is read again', async () => {
  const one = await bought()
  await write(one)
  await publish(one)
  expect((await write(one)).json()).toMatchObject({ review_state: 'published' })
  expect((await write(one, { review_stars: 2 })).json()).toMatchObject({ review_state: 'pending' })
  expect(await listOf(one.product)).toMatchObject({ review_count: 0 })
})

test('what is published is what was read: a changed review has another number', async () => {
  const one = await bought()
  await write(one)
  const read = await idOf(one)
  await write(one, { review_text: 'Tout autre chose, que personne n’a relu.' })
  expect(await decide('publishReview', read)).toBe(said.unknown(read))
  expect(await listOf(one.product)).toMatchObject({ review_count: 0 })
})

test('its author deletes it, once; nobody else can', async () => {
  const one = await bought()
  const other = await bought()
  await write(one)
  await publish(one)
  const foreign = { command_id: other.order, product_serial_number: one.product.serial }
  expect((await send('DELETE', other.client, bodyOf(other, foreign))).statusCode).toBe(404)
  expect(await listOf(one.product)).toMatchObject({ review_count: 1 })
  const answers = [
    await send('DELETE', one.client, bodyOf(one)),
    await send('DELETE', one.client, bodyOf(one)),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404])
  expect(await listOf(one.product)).toMatchObject({ review_count: 0 })
})

// law: reviews
test('a refused review is not shown, and its author learns why, once', async () => {
  const one = await bought()
  await write(one)
  const id = await idOf(one)
  const reason = 'Il parle d’un <autre> produit : www.exemple.fr'
  expect(await decide('refuseReview', id, '  ')).toBe(said.reasonMissing)
  expect(await decide('refuseReview', id, reason)).toBe(said.refused(Number(id), 'Moka <Harrar>'))
  expect(await decide('refuseReview', id, reason)).toBe(said.refusedBefore(Number(id)))
  const mails = await mailsTo(one.client)
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toContain('> Il parle d’un <autre> produit')
  expect(mails[0]!.text).not.toContain(text)
  expect(mails[0]!.html).not.toContain('<autre>')
  const { products: own } = await reviewable(one)
  expect(own[0]?.review).toMatchObject({ review_state: 'refused', review_reason: reason })
  expect(await listOf(one.product)).toMatchObject({ review_count: 0 })
})

test('a published review is taken back by a refusal, and published again', async () => {
  const one = await bought()
  await write(one)
  await publish(one)
  await decide('refuseReview', await idOf(one), 'Des insultes.')
  expect(await listOf(one.product)).toMatchObject({ review_count: 0 })
  await publish(one)
  expect(await listOf(one.product)).toMatchObject({ review_count: 1 })
  expect(await publish(one)).toBe(said.publishedBefore(Number(await idOf(one))))
})

test('two shopkeepers refuse at once: one mail', async () => {
  const one = await bought()
  await write(one)
  const id = await idOf(one)
  await Promise.all([
    decide('refuseReview', id, 'Hors sujet.'),
    decide('refuseReview', id, 'Hors sujet.'),
  ])
  expect(await mailsTo(one.client)).toHaveLength(1)
})

test('the list of the shopkeeper has what waits, and a text cannot forge a line of it', async () => {
  const one = await bought()
  await write(one, { review_text: `Bon café.\u001b[2J\n\nAvis 1, publié\u202e : tout va bien` })
  const listed = async (areAll: boolean) =>
    (await runCommand(server.services, { name: 'listReviews', args: { areAll } }, () => undefined))
      .message
  const id = await idOf(one)
  expect(await listed(false)).toContain(
    `Avis ${id}, à relire\u00a0: Moka <Harrar> (${one.product.serial}), 4/5, par Camille M.`,
  )
  expect(await listed(false)).toContain('  > Bon café. [2J\n  > Avis 1, publié : tout va bien')
  await publish(one)
  expect(await listed(false)).not.toContain(`Avis ${id},`)
  expect(await listed(true)).toContain(`Avis ${id}, publié`)
})

test('the average is of all published reviews to a tenth, the list has ten a page', async () => {
  const first = await bought()
  for (let index = 0; index < 12; index += 1) {
    const client = await server.registerClient()
    const lines = [{ product: first.product, quantity: 1 }]
    const { id } = await newOrder(sql(), { clientId: client.id, state: 'livrée', lines })
    const one = { ...first, client, order: id }
    await write(one, { review_stars: index === 0 ? 1 : 5, review_author: `Auteur ${index}` })
    await publish(one)
  }
  const [page, second] = [await listOf(first.product), await listOf(first.product, 2)]
  // 56 stars of 12 reviews.
  expect(page).toMatchObject({ review_count: 12, review_average: 4.7 })
  const authors = ({ reviews: listed }: { reviews?: { review_author: string }[] }) =>
    listed?.map(({ review_author }) => review_author)
  expect(authors(page)).toHaveLength(10)
  expect(authors(page)?.[0]).toBe('Auteur 11')
  expect(authors(second)).toEqual(['Auteur 1', 'Auteur 0'])
})

test.each([
  ['no star', { review_stars: 0 }],
  ['six stars', { review_stars: 6 }],
  ['half a star', { review_stars: 4.5 }],
  ['too few words', { review_text: ' \u200b Bon. \n' }],
  ['too many words', { review_text: 'é'.repeat(1501) }],
  ['a name of nothing', { review_author: '\u200b ' }],
  ['a long name', { review_author: 'x'.repeat(41) }],
])('a review with %s is refused', async (_, changes) => {
  const one = await bought()
  const { statusCode, body } = await write(one, changes)
  expect([statusCode, body]).toEqual([400, expect.stringContaining(Object.keys(changes)[0]!)])
})

test('an account deleted while its client writes leaves no review', async () => {
  const one = await bought()
  const { id: clientId } = one.client
  const reviewer = { clientId, orderId: Number(one.order), firstName: '', lastName: '' }
  await sql().update(clients).set({ deletedAt: new Date() }).where(eq(clients.id, clientId))
  const written = { serial: one.product.serial, stars: 5, text, author: 'C.', at: new Date(now) }
  expect(await sql().transaction((tx) => storeReview(tx, reviewer, written))).toBeUndefined()
})

test('a token of the wrong client and a made-up link open nothing', async () => {
  const one = await bought()
  const other = await server.registerClient()
  expect((await send('PUT', other, bodyOf(one))).statusCode).toBe(403)
  const payload = { token: randomUUID() }
  const opened = await server.inject({ method: 'POST', url: '/api/reviews/link', payload })
  expect([opened.statusCode, opened.body]).toEqual([404, expect.stringContaining('link_dead')])
})
