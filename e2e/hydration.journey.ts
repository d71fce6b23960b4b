import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { buyOverApi } from './api'
import { expect, test as base } from './journey'
import { answered, isTakenOver, signIn } from './page'
import { clientRoutes, otherSpellings, publicRoutes, type Catalogue } from './routes'
import { root } from '../testing/root'
import { startBuiltShop, type BuiltShop } from '../testing/startBuiltShop'
import { inStock } from './shopping'
import { narrow } from './visit'

/** A build, below the project's folder, that says what React's development mode sees. */
const build = '.cache/development'
// The short form takes other spellings and the other wording with few pages; HYDRATION=full all.
const isFull = process.env.HYDRATION === 'full'

const test = base.extend<{ settings: Record<string, string> }, { developmentBuild: string }>({
  settings: [{}, { option: true }],
  // React's development mode compares every line of the page with what it would have written.
  developmentBuild: [
    async ({}, use) => {
      const webpack = path.join(root, 'node_modules/webpack-cli/bin/cli.js')
      const asked = ['--mode', 'development', '--env', `output=${build}`]
      await promisify(execFile)(process.execPath, [webpack, ...asked], { cwd: root })
      await use(build)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  shop: async ({ settings, developmentBuild }, use) => {
    const shop = await startBuiltShop(settings, { build: developmentBuild })
    await use(shop)
    await shop.stop()
  },
})

// One worker: it makes the build once.
test.describe.configure({ mode: 'default', timeout: 300_000 })
test.use({ viewport: narrow })

test('the pages from the server are taken over as they are, at the root', async ({
  page,
  shop,
  client,
  catalogue,
  expectHeard,
}) => {
  const everyones = [...publicRoutes(catalogue), ...otherSpellings()].map((route) => route.path)
  const lists = ['/products?filter=desc&page=2', '/products?page=99&utm_source=mail']
  const clients = await clientPaths(shop, client, catalogue)
  const missing = ['/nulle-part', '/product/none']
  const all = [...everyones, ...clients, ...lists, '/ProductListByCategorie/99', '/product/none']
  await savesData(page)

  await test.step('and ask for nothing again, signed out', async () => {
    for (const one of all) expect(await callsOf(page, one), one).toEqual([])
    await expectHeard(...missing.map((one) => answered(one, 404)))
  })

  await test.step('and ask for the client’s own alone, signed in', async () => {
    await signIn(page, client.person)
    for (const one of isFull ? all : [...everyones.slice(0, 5), ...clients, '/nulle-part'])
      await expectOwnCalls(page, one)
    await expectHeard(...(isFull ? missing : ['/nulle-part']).map((one) => answered(one, 404)))
  })
})

test.describe('in the corrected wording, below /boutique', () => {
  test.use({ settings: { WORDING: 'corrected', BASE_PATH: '/boutique' } })

  test('the pages from the server are taken over as they are', async ({
    page,
    shop,
    client,
    catalogue,
    expectHeard,
  }) => {
    const everyones = publicRoutes(catalogue).map((route) => route.path)
    const clients = await clientPaths(shop, client, catalogue)
    await savesData(page)
    for (const one of [...everyones, ...clients]) expect(await callsOf(page, one), one).toEqual([])
    await signIn(page, client.person)
    for (const one of isFull ? [...everyones, ...clients] : clients) await expectOwnCalls(page, one)
    await expectHeard(answered('/nulle-part', 404))
  })
})

test('a text, an attribute or an element that differs is heard of', async ({
  page,
  expectHeard,
}) => {
  const changes: ((html: string) => string)[] = [
    (html) => html.replace('</h1>', ' !</h1>'),
    (html) => html.replace('<main ', '<main lang="en" '),
    (html) => html.replace('</h1>', '</h1><p>De trop</p>'),
  ]
  for (const change of changes) {
    await page.route('**/contact', async (route) => {
      const reply = await route.fetch()
      await route.fulfill({ response: reply, body: change(await reply.text()) })
    })
    await page.goto('contact')
    await expectHeard(/hydrat/i)
    await page.unroute('**/contact')
  }
})

/** The pages for clients, of whom this one has an order. */
async function clientPaths(
  shop: BuiltShop,
  client: Parameters<typeof buyOverApi>[1],
  { all }: Catalogue,
): Promise<string[]> {
  const order = await buyOverApi(shop.url, client, inStock(all))
  return clientRoutes(order, { client: [], order: [] }).map((route) => route.path)
}

/** Nothing is prefetched for anyone who saves data. */
const savesData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

async function expectOwnCalls(page: Page, address: string): Promise<void> {
  const others = (one: string) => !/^\/api\/(client|order|command)/.test(one)
  expect((await callsOf(page, address)).filter(others), address).toEqual([])
}

/** Opens a page and waits until it is hydrated; the calls of the API that it made. */
async function callsOf(page: Page, address: string): Promise<string[]> {
  const calls: string[] = []
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url())
    const at = pathname.indexOf('/api/')
    if (at >= 0) calls.push(pathname.slice(at))
  }
  page.on('request', note)
  await page.goto(address.slice(1))
  const before = await page.locator('#root > *').elementHandle()
  await isTakenOver(page)
  // A page calls the API at once, if at all.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  // It is the server's own element, and no other in its place.
  expect(await before.evaluate((element) => element.isConnected)).toBe(true)
  page.off('request', note)
  return calls
}
