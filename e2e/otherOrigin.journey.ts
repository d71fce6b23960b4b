import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { startBareHost, type BareHost } from '../testing/bareHost'
import { ApiClient, fetchProducts } from '../testing/ApiClient'
import { expect, test as base } from './journey'
import { answered, expectToFit, sees } from './page'
import { root } from '../testing/root'
import { freePort } from '../testing/freePort'
import { bareEnvironment } from '../testing/ServerProcess'
import { startBuiltShop, type BuiltShop } from '../testing/startBuiltShop'
import { inStock, tour } from './shopping'
import { words } from './words'

type Api = { api: BuiltShop; front: string }

/** An API on an origin of its own, which a front on another origin may call. */
const test = base.extend<Api>({
  front: async ({}, use) => use(`http://localhost:${await freePort()}`),
  api: async ({ front }, use) => {
    const api = await startBuiltShop({ CORS_ORIGINS: front }, { host: '127.0.0.1' })
    await use(api)
    await api.stop()
  },
  otherOrigins: async ({ api }, use) => use([api.url]),
  catalogue: async ({ api }, use) => use({ all: await fetchProducts(api.url), coffees: [] }),
  client: async ({ api }, use) => use(await ApiClient.register(api.url)),
})

test.describe('a shop in front', () => {
  test.use({
    shop: async ({ api, front }, use) => {
      const { port } = new URL(front)
      const shop = await startBuiltShop({ PORT: port, PUBLIC_URL: front, API_HOST: api.url })
      await use(shop)
      await shop.stop()
    },
  })

  // spec: 7.1
  test('a client on another origin than its API browses, signs in, adds and pays', async ({
    page,
    api,
    catalogue: { all },
    client: { person },
  }) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.add(new URL(request.url()).origin)
    })
    await tour(page, person, inStock(all))
    await page.goto('products?page=2')
    await sees(page, `${all.length} Produits trouver`)
    expect(asked).toEqual(new Set([api.url]))
  })
})

test.describe('files in front', () => {
  test.use({
    baseURL: async ({ api, front }, use) => {
      test.setTimeout(300_000)
      const settings = { API_HOST: api.url, PUBLIC_URL: front, WORDING: 'specified' }
      await promisify(execFile)(process.execPath, ['scripts/buildStatic.mjs'], {
        cwd: root,
        env: { ...bareEnvironment(), ...settings },
      })
      // A host that knows nothing but files, and 404.html for what is not there.
      const files = fastify()
      await files.register(fastifyStatic, { root: path.join(root, 'dist/static') })
      files.setNotFoundHandler((_, reply) => reply.code(404).sendFile('404.html'))
      await files.listen({ port: Number(new URL(front).port) })
      await use(`${front}/`)
      await files.close()
    },
    otherOrigins: async ({ api, front }, use) => use([api.url, front]),
  })

  test('files on any host make the whole shop, with an API on another origin', async ({
    page,
    catalogue: { all },
    client: { person },
    expectHeard,
  }) => {
    await tour(page, person, inStock(all))
    await page.goto('products?page=2')
    await sees(page, `${all.length} Produits trouver`)
    // There are no files for these; 404.html is the shop all the same.
    await expectHeard(...['/login', '/product/', '/products'].map((one) => answered(one, 404)))
  })
})

const bareTest = test.extend<{ host: BareHost }>({
  host: async ({ api }, use) => {
    const host = await startBareHost(api.url)
    await use(host)
    await host.close()
  },
  otherOrigins: async ({ host }, use) => use([host.url]),
  shop: async ({ host }, use) => {
    const shop = await startBuiltShop({ API_HOST: host.url })
    await use(shop)
    await shop.stop()
  },
})

bareTest(
  'an API with the fields of the specification alone is enough to browse, add and pay',
  async ({ page, api, catalogue: { all }, client: { person } }) => {
    const product = inStock(all)
    await page.goto('products')
    await sees(page, `${all.length} Produits trouver`)
    await tour(page, person, product)
    await expectToFit(page)
    const left = await fetchProducts(api.url)
    const { product_stock } = left.find(
      ({ product_serial_number }) => product_serial_number === product.product_serial_number,
    )!
    expect(product_stock).toBe(product.product_stock - 2)
    await page.goto('profil')
    await sees(page, words.orders.datePlaceholder)
  },
)
