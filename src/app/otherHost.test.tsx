import { screen, waitFor } from '@testing-library/react'
import { endpoints } from '../../contract/api/endpoints'
import type { JsonSchema } from '../../contract/api/jsonSchema'
import type { Facts } from '../../contract/facts'
import { hold, payHeld } from '../../testing/cartOnScreen'
import { clientEndpoints } from '../../testing/clientEndpoints'
import { endpointAt } from '../../testing/endpointAt'
import { renderShop } from '../../testing/renderShop'
import { everyOf } from '../../testing/sample'
import type { RegisteredClient } from '../../testing/startShopForScreens'
import { accepts } from '../api/accepts'

const serverFetch = globalThis.fetch
const grouped = ['CAF-05', 'CAF-06']
const setFacts = (facts: Facts) =>
  Promise.all(grouped.map((serial) => shop.changeProduct(serial, { facts })))
beforeAll(() => setFacts({ group: 'Café 05' }))
afterAll(() => setFacts({}))
afterEach(() => {
  globalThis.fetch = serverFetch
})

/** Passes the replies of this call through `change`. */
function changeReplies(name: string, change: (reply: unknown) => unknown) {
  globalThis.fetch = async (input, init) => {
    const reply = await serverFetch(input, init)
    const { pathname } = new URL(input as string, shop.url)
    const called = endpointAt(init?.method ?? 'GET', pathname)?.endpoint.name
    if (called !== name || !reply.ok) return reply
    return new Response(JSON.stringify(change(await reply.json())), reply)
  }
}

/** A product of the first order is reviewed, so that its screens have something to show. */
async function review({ client, token }: RegisteredClient, serial: unknown, orderId: string) {
  await shop.moveOrder(orderId)
  const written = { review_stars: 4, review_text: 'Une tasse ronde.', review_author: 'C. M.' }
  const of = { client_id: client.id, command_id: orderId, product_serial_number: serial }
  await shop.call('PUT', '/api/client/review', { ...of, ...written }, token)
  await shop.decideReviews()
}

async function buy(registered: RegisteredClient) {
  const product = (await shop.products()).find(({ product_stock: stock }) => stock > 1)
  const serial = String(product!.product_serial_number)
  await hold(registered, serial, 1)
  await review(registered, serial, await payHeld(registered))
  await hold(registered, serial, 1)
}

type Alteration = { name: string; reply: unknown }

const changes: { [how: string]: (value: unknown) => unknown } = {
  missing: () => undefined,
  null: () => null,
  'as text': (value) => (typeof value === 'number' ? String(value) : value),
}

/**
 * The variants of a reply that another host may send and the schema accepts: each field missing,
 * null or a number as text, in every element of its list; and all at once.
 */
function alterReply(schema: JsonSchema, reply: unknown) {
  const each: Alteration[] = []
  const all: Alteration[] = []
  for (const [how, change] of Object.entries(changes)) {
    let every = reply
    for (const field of fieldsOf(reply)) {
      const alter = (value: unknown) =>
        asJson(value, (name, inner) => (name === field ? change(inner) : inner))
      const altered = alter(reply)
      if (JSON.stringify(altered) === JSON.stringify(reply) || !accepts(schema, altered)) continue
      each.push({ name: `${field} ${how}`, reply: altered })
      every = alter(every)
    }
    all.push({ name: `every field ${how}`, reply: every })
  }
  return { each, all }
}

/** The names of the fields in a reply, at any depth. */
function fieldsOf(reply: unknown): Set<string> {
  const names = new Set<string>()
  asJson(reply, (name, inner) => {
    if (/\D/.test(name)) names.add(name)
    return inner
  })
  return names
}

const asJson = (value: unknown, change: (name: string, inner: unknown) => unknown) =>
  JSON.parse(JSON.stringify(value, change)) as unknown

type Manner = 'each field' | 'all at once'
const screens: readonly (readonly [string, string, Manner])[] = [
  ['listProducts', '/products', 'all at once'],
  ['listProductsByCategory', '/ProductListByCategorie/2', 'each field'],
  ['listFormats', '/product/CAF-05', 'all at once'],
  ['listRelated', '/product/CAF-01', 'all at once'],
  ['listReviews', '/product/CAF-01', 'all at once'],
  ['listOrderReviews', '/command', 'all at once'],
  ['listBestProducts', '/', 'all at once'],
  ['getHome', '/', 'each field'],
  ['searchProducts', '/recherche', 'all at once'],
  ['getProduct', '/product/CAF-01', 'each field'],
  ['getDelivery', '/product/CAF-01', 'each field'],
  ['listProductsByReference', '/favoris', 'all at once'],
  ['getCart', '/panier', 'each field'],
  ['listOrders', '/profil', 'each field'],
  ['listOrders', '/command', 'all at once'],
  ['getOrder', '/command', 'each field'],
  ['listWithdrawable', '/retractation', 'all at once'],
]
const holdsNaN = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(holdsNaN)
    : Number.isNaN(value)
const junk = /NaN|undefined|null|Invalid Date|\[object/

test.each(everyOf(screens, 3))(
  'with %s left out by another host, %s shows no placeholder of the code: %s',
  async (name, path, manner) => {
    const signedInAs = await shop.registerClient({ address: '2 place du Château, Blois' })
    await buy(signedInAs)
    localStorage.setItem('favourites', JSON.stringify(['CAF-01', 'CAF-02']))
    let reply: unknown
    const open = async () => {
      const view = await renderShop({ path, signedInAs })
      await waitFor(() => expect(reply).toBeDefined())
      await waitFor(() =>
        expect(screen.queryByText(view.words.common.waiting)).not.toBeInTheDocument(),
      )
      return view
    }
    changeReplies(name, (real) => (reply = real))
    ;(await open()).close()
    const { all, each } = alterReply(clientEndpoints[name]!.reply, reply)
    expect(each.length).toBeGreaterThan(3)
    const seen: string[] = []
    for (const alteration of manner === 'each field' ? [...all, ...everyOf(each, 8)] : all) {
      changeReplies(name, () => (reply = alteration.reply))
      reply = undefined
      const { close, words, store } = await open()
      const html = screen.getByRole('main').innerHTML
      const found = junk.exec(html)
      if (found) seen.push(`${alteration.name}: ${html.slice(found.index - 60, found.index + 20)}`)
      if (holdsNaN(store.getState())) seen.push(`${alteration.name}: NaN in the state`)
      if (screen.queryByText(words.common.screenBroken)) seen.push(`${alteration.name}: broken`)
      if (screen.queryByText(words.common.loadFailed)) seen.push(`${alteration.name}: not read`)
      close()
    }
    expect(seen).toEqual([])
  },
)

test('every call whose reply a screen shows is a case', () => {
  const changes = new Set(['POST', 'PUT', 'DELETE'])
  const reads = endpoints.filter(
    ({ name, method }) =>
      (!changes.has(method) || name.startsWith('get') || name.startsWith('list')) &&
      // Shown while one types, or by this shop’s own host alone: their own tests. One list of
      // references, which no host can send otherwise.
      !['suggestProducts', 'listDocuments', 'getDocument', 'listFavourites'].includes(name),
  )
  expect(reads.map(({ name }) => name).sort()).toEqual(
    [...new Set(screens.map(([name]) => name))].sort(),
  )
})
