import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { isFull } from '../testing/sample'
import { expect, test as base } from './journey'
import { answered, isTakenOver, signIn } from './page'
import { root } from '../testing/root'
import { otherSpellings } from './states/spellings'
import { clientScreens, openWorld, type ScreenName, type World } from './states/world'
import { narrow } from './visit'

/** A build, below the project's folder, that says what React's development mode sees. */
const build = '.cache/development'
// The short form takes other spellings and the other wording with few pages; TESTS=full all.
const sample: ScreenName[] = ['home', 'products', 'category', 'product', 'login', 'unknown']

const test = base.extend<
  { settings: Record<string, string>; world: World },
  { developmentBuild: string }
>({
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
  world: async ({ settings, developmentBuild }, use) => {
    const world = await openWorld({ settings, build: developmentBuild })
    await use(world)
    await world.shop.stop()
  },
  shop: ({ world }, use) => use(world.shop),
})

// One worker: it makes the build once.
test.describe.configure({ mode: 'default', timeout: 300_000 })
test.use({ viewport: narrow })
// Nothing is prefetched for anyone who saves data.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  }),
)

test('the pages from the server are taken over as they are, at the root', async ({
  page,
  world: { addresses, shoppers },
  expectHeard,
}) => {
  const { noOrder, ...others } = addresses
  const lists = ['/products?filter=desc&page=2', '/products?page=99&utm_source=mail']
  const missing = [others.unknown, others.noProduct].map((one) => answered(one, 404))
  const all = [...Object.values(others), ...otherSpellings, ...lists]

  await test.step('and ask for nothing again, signed out', async () => {
    for (const one of [...all, noOrder]) expect(await callsOf(page, one), one).toEqual([])
    await expectHeard(...missing)
  })

  await test.step('and ask for the client’s own alone, signed in', async () => {
    await signIn(page, shoppers.client.person)
    const few = [...sample, ...clientScreens].map((name) => addresses[name])
    for (const one of isFull ? all : few) await expectOwnCalls(page, one)
    await expectHeard(...(isFull ? missing : missing.slice(0, 1)))
  })
})

test.describe('in the corrected wording, below /boutique', () => {
  test.use({ settings: { WORDING: 'corrected', BASE_PATH: '/boutique' } })

  test('the pages from the server are taken over as they are', async ({
    page,
    world: { addresses, shoppers },
    expectHeard,
  }) => {
    const { noOrder, ...others } = addresses
    const all = Object.values(others)
    for (const one of [...all, noOrder]) expect(await callsOf(page, one), one).toEqual([])
    await signIn(page, shoppers.client.person)
    const few = clientScreens.map((name) => addresses[name])
    for (const one of isFull ? all : few) await expectOwnCalls(page, one)
    await expectHeard(answered(others.unknown, 404), answered(others.noProduct, 404))
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
