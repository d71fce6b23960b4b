import path from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { getDelivery } from '../contract/api/delivery'
import { getHome } from '../contract/api/home'
import { listFavourites } from '../contract/api/favourites'
import { quoteCart } from '../contract/api/quote'
import { startBareHost } from '../testing/bareHost'
import { fetchProducts } from '../testing/ApiClient'
import { freePort } from '../testing/freePort'
import { root } from '../testing/root'
import { run } from '../testing/run'
import { bareEnvironment } from '../testing/ServerProcess'
import { expect, nightly, test as base } from './journey'
import { answered, expectToFit, sees } from './page'
import { inStock, tour } from './shopping'
import { words } from './words'

/** The URL of the pages, and of a host with the fields of the specification alone. */
type Fronts = { front: string; bareHost: string }

const test = base.extend<Fronts>({
  front: async ({}, use) => use(`http://localhost:${await freePort()}`),
  // An API on an origin of its own, which a front on another origin may call.
  shop: async ({ start, front }, use) =>
    use(await start({ CORS_ORIGINS: front }, { host: '127.0.0.1' })),
  bareHost: async ({ shop }, use) => {
    const host = await startBareHost(shop.url)
    await use(host.url)
    await host.close()
  },
  baseURL: async ({ front }, use) => use(`${front}/`),
  otherOrigins: async ({ front, bareHost }, use) => use([front, bareHost]),
})
/** Settings of the pages that request this host. */
const settingsOf = (front: string, host: string) => {
  return { PORT: new URL(front).port, PUBLIC_URL: front, API_HOST: host }
}

// spec: 7.1
test(
  'files on any host make the whole shop, with an API on another origin',
  nightly,
  async ({ page, shop: api, front, catalogue: { all }, client: { person }, expectHeard }) => {
    await run(process.execPath, ['scripts/buildStatic.mjs'], {
      cwd: root,
      env: { ...bareEnvironment(), ...settingsOf(front, api.url), WORDING: 'specified' },
    })
    // A host that knows nothing but files, and 404.html for what is not there.
    const files = fastify()
    await files.register(fastifyStatic, { root: path.join(root, 'dist/static') })
    files.setNotFoundHandler((_, reply) => reply.code(404).sendFile('404.html'))
    await files.listen({ port: Number(new URL(front).port) })
    await tour(page, person, inStock(all))
    await page.goto('products?page=2')
    await sees(page, `${all.length} Produits trouver`)
    // There are no files for these; 404.html is the shop all the same.
    await expectHeard(...['/login', '/product/', '/products'].map((one) => answered(one, 404)))
    await files.close()
  },
)

// spec: 7.1
test('an API with the fields of the specification alone is enough to browse, add and pay', async ({
  page,
  start,
  shop: api,
  front,
  bareHost,
  catalogue: { all },
  client: { person },
  expectHeard,
}) => {
  await start(settingsOf(front, bareHost))
  const origins = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/api/')) origins.add(new URL(request.url()).origin)
  })
  const product = inStock(all)
  await page.goto('products')
  await sees(page, `${all.length} Produits trouver`)
  await tour(page, person, product, { isQuoted: false })
  await expectToFit(page)
  await page.goto('profil')
  await sees(page, words.orders.datePlaceholder)
  // A page of the shop fetches what its links lead to for as long as it is open.
  await page.goto('about:blank')
  // Such a host has no quote, no words of its own, no favourites and no reviews, and promises nothing: the cart’s sum is
  // the total.
  await expectHeard(
    ...[quoteCart, getDelivery, getHome, listFavourites].map(({ path }) => answered(path, 404)),
    ...['/related', '/reviews'].map((one) => answered(one, 404)),
    new RegExp(`POST ${listFavourites.path}: 404`),
  )
  expect([...origins]).toEqual([new URL(bareHost).origin])
  const isSold = ({ product_name }: { product_name: string }) =>
    product_name === product.product_name
  const left = (await fetchProducts(api.url)).find(isSold)
  expect(left?.product_stock).toBe(product.product_stock - 2)
})
