import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { lastPage, maxListLength } from '../../contract/lists'
import type { ProductReply } from '../../contract/api/catalogue'
import type { OrderState } from '../../contract/orderStates'
import { defaultPicture } from '../../contract/site/pictures'
import type { ProblemBody } from '../../contract/api/problem'
import { orderLines, orders, products } from '../database/schema'
import { insertProduct } from '../../testing/makeData'
import { startServer, type TestServer } from '../../testing/startServer'

// Starts an embedded database, next to other workers.
const now = new Date('2026-11-20T10:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  const { sql } = server.services.database
  await sql.delete(orders)
  await sql.delete(products)
})

const add = (fields: Parameters<typeof insertProduct>[1]) =>
  insertProduct(server.services.database.sql, fields)
const get = (url: string, headers = {}) => server.inject({ method: 'GET', url, headers })
const serials = async (url: string) =>
  (await get(url)).json<ProductReply[]>().map((one) => one.product_serial_number)

// spec: 6.2, 9.5
test('the list is sorted by price, then by name in French, then by serial', async () => {
  await add({ serial: 'dear', priceCents: 900 })
  await add({ serial: 'zeste', priceCents: 500, name: 'Zeste' })
  await add({ serial: 'b', priceCents: 500, name: 'Élan' })
  await add({ serial: 'a', priceCents: 500, name: 'élan' })
  await add({ serial: 'C', priceCents: 500, name: 'Elan' })
  await add({ serial: 'gone', priceCents: 100, retired: true })
  const cheapestFirst = ['C', 'a', 'b', 'zeste', 'dear']
  expect(await serials('/api/products')).toEqual(cheapestFirst)
  expect(await serials('/api/products/?filter=asc')).toEqual(cheapestFirst)
  expect(await serials('/api/products?filter=desc')).toEqual(['dear', 'C', 'a', 'b', 'zeste'])
})

// spec: 7.2
test('any other sort is refused', async () => {
  const reply = await get('/api/products?filter=cheap')
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ code: 'invalid_input' })
  expect(Object.keys(reply.json<ProblemBody>().fields ?? {})).toEqual(['filter'])
})

// spec: 3.1, 7.5
test('a product carries every field of the contract, in euros', async () => {
  await add({ serial: 'A', name: 'Café', priceCents: 1290, weightGrams: 250, country: 'Kenya' })
  expect((await get('/api/product/A')).json()).toEqual({
    product_serial_number: 'A',
    product_images: [],
    product_earlier_price: null,
    product_reduced_until: null,
    product_sheet: [
      { name: 'netQuantity', title: 'Quantité nette', text: '250\u00a0g' },
      { name: 'operator', title: 'Exploitant', text: 'Comptoir Blésois' },
      {
        name: 'operatorAddress',
        title: 'Adresse de l’exploitant',
        text: '1 rue du Comptoir, 41000 Blois',
      },
    ],
    product_name: 'Café',
    product_price: 12.9,
    product_img: defaultPicture,
    product_desc: '',
    product_country: 'Kenya',
    product_weight: 250,
    product_stock: 10,
    product_categorie_name: 'Café',
    product_categorie_id: 2,
    product_sold_by_weight: true,
    product_price_per_litre: null,
    product_facts: {},
  })
})

// law: price-per-unit
test('food is priced per kilo, anything else where it is sold by weight', async () => {
  for (const categoryId of [1, 2, 3, 4, 5]) await add({ serial: `K${categoryId}`, categoryId })
  await add({ serial: 'K6', categoryId: 3, soldByWeight: true })
  const priced = async (serial: string) =>
    (await get(`/api/product/${serial}`)).json<ProductReply>().product_sold_by_weight
  expect(await Promise.all(['K1', 'K2', 'K3', 'K4', 'K5', 'K6'].map(priced))).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
  ])
})

// law: price-per-unit
test.each([
  ['75 cl', 16],
  ['0,5 L', 24],
  ['1 500 ml', 8],
  ['6 × 25 cl (150 cl)', 8],
  ['4 petites bouteilles de 25 cl', 12],
  ['1 litre', 12],
  ['33,3 cl x 6', 6.01],
  ['75 cl, soit 780 g', 16],
  ['40 g pour 2 l', null],
  ['20 sachets pour 4 l', null],
  ['20 sachets pour 1,5 l', null],
  ['20 sachets pour 4 l (20 tasses de 20 cl)', null],
  ['20 sachets pour environ 2 à 3 l, 40 g', null],
  ['1 bouteille (75 cl, 6 tasses)', 16],
  ['75 cl pour 1,5 l', 16],
  ['6 bouteilles d’1 l', 2],
  ['20 sachets (pour 5 litres), 40 g', null],
  ['Concentré pour 8 l (50 cl)', 24],
  ['20 sachets', null],
  ['0 ml', null],
])(
  'a food of %s has the price per litre %s, and none per kilo beside it',
  async (netQuantity, perLitre) => {
    const facts = { netQuantity }
    await add({ serial: 'L1', name: 'Cold brew', priceCents: 1200, weightGrams: 750, facts })
    const expected = {
      product_price_per_litre: perLitre,
      product_sold_by_weight: perLitre === null,
    }
    const found = (await get('/api/search?q=brew')).json<{ search_products: ProductReply[] }>()
    const listed = (await get('/api/products')).json<ProductReply[]>()
    const product = (await get('/api/product/L1')).json<ProductReply>()
    for (const reply of [product, listed[0], found.search_products[0]])
      expect(reply).toMatchObject(expected)
  },
)

// law: price-per-unit
test('an equipment is never priced per litre', async () => {
  await add({ serial: 'L2', categoryId: 5, facts: { netQuantity: '1 l' } })
  expect((await get('/api/product/L2')).json<ProductReply>().product_price_per_litre).toBeNull()
})

// spec: 7.5
test('an unknown product and a retired one are not found', async () => {
  await add({ serial: 'gone', retired: true })
  for (const serial of ['gone', 'never']) {
    const reply = await get(`/api/product/${serial}`)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ code: 'not_found' })
  }
})

// spec: 7.3
test('a category has its own list; an unknown one is empty', async () => {
  await add({ serial: 'coffee', categoryId: 2 })
  await add({ serial: 'tea', categoryId: 1 })
  expect(await serials('/api/products/1')).toEqual(['tea'])
  for (const unknown of ['6', 'cacao', '99999999999', '-1']) {
    const reply = await get(`/api/products/${unknown}`)
    expect([reply.statusCode, reply.json(), reply.headers['x-total-count']]).toEqual([200, [], '0'])
  }
})

// spec: 7.2
test('a page is a part of the list, and the whole count is always told', async () => {
  for (let price = 1; price <= 30; price += 1) await add({ serial: `P${price}`, priceCents: price })
  const whole = await get('/api/products')
  expect([whole.json<unknown[]>().length, whole.headers['x-total-count']]).toEqual([30, '30'])
  const second = await get('/api/products?page=2')
  expect(second.headers['x-total-count']).toBe('30')
  expect(second.json<ProductReply[]>().map((one) => one.product_serial_number)).toEqual(
    ['25', '26', '27', '28', '29', '30'].map((price) => `P${price}`),
  )
  expect(await serials('/api/products?page=3&per_page=10&filter=desc')).toHaveLength(10)
  expect(await serials('/api/products?page=9')).toEqual([])
})

// spec: 7.2
test('no page is read beyond the last', async () => {
  expect(await serials(`/api/products?page=${lastPage}&per_page=100`)).toEqual([])
  for (const page of [lastPage + 1, 1000, 9999])
    expect((await get(`/api/products?page=${page}`)).statusCode).toBe(400)
})

// spec: 7.2
test('the whole list ends at its longest', async () => {
  const rows = Array.from({ length: maxListLength + 1 }, (_, index) => ({
    serial: `P${index}`,
    name: 'Café',
    sortName: 'cafe',
    priceCents: 100,
    vatRate: 550,
    stock: 1,
    categoryId: 2,
    createdAt: now,
  }))
  await server.services.database.sql.insert(products).values(rows)
  const reply = await get('/api/products')
  expect(reply.json<unknown[]>()).toHaveLength(maxListLength)
  expect(reply.headers['x-total-count']).toBe(String(maxListLength + 1))
})

async function sell(productId: number, quantity: number, state: OrderState, daysAgo = 1) {
  const { sql } = server.services.database
  const { id: clientId } = await server.registerClient()
  const paidAt = new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000)
  const id = 10_000_000 + Math.floor(Math.random() * 89_999_999)
  await sql.insert(orders).values({
    id,
    clientId,
    delivery: 'magasin',
    totalCents: 100,
    createdAt: paidAt,
    orderedAt: paidAt,
  })
  await sql.insert(orderLines).values({ id: randomUUID(), orderId: id, productId, quantity })
  if (state !== 'panier') await sql.update(orders).set({ state, paidAt }).where(eq(orders.id, id))
}

// spec: 7.4
test('the best products are the most sold, then the chosen, then the newest', async () => {
  const most = await add({ serial: 'most' })
  const some = await add({ serial: 'some' })
  const old = await add({ serial: 'old' })
  const gone = await add({ serial: 'gone', retired: true })
  await add({ serial: 'chosen', featured: true })
  await add({ serial: 'newest', createdAt: now })
  await sell(most.id, 5, 'livrée')
  await sell(some.id, 2, 'payée')
  await sell(some.id, 2, 'en préparation', 89)
  await sell(old.id, 50, 'payée', 91)
  await sell(old.id, 50, 'annulée')
  await sell(old.id, 50, 'panier')
  await sell(gone.id, 50, 'payée')
  expect(await serials('/api/best_product/')).toEqual(['most', 'some', 'chosen', 'newest'])
})

test('a reply that a cache holds is answered 304 until it changes', async () => {
  await add({ serial: 'A' })
  const first = await get('/api/products')
  const etag = first.headers.etag!
  expect(etag).toMatch(/^W\/"[\w-]+"$/)
  expect(first.headers['cache-control']).toBe('no-cache')
  const same = await get('/api/products', { 'if-none-match': `"x", ${etag}` })
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag])
  await add({ serial: 'B' })
  expect((await get('/api/products', { 'if-none-match': etag })).statusCode).toBe(200)
})
