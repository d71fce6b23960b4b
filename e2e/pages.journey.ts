import path from 'node:path'
import type { Page } from '@playwright/test'
import { openReviewLink } from '../contract/api/reviews'
import { root } from '../testing/root'
import { run } from '../testing/run'
import { everyOf, isFull } from '../testing/sample'
import { expect, nightly, test as base } from './journey'
import { answered, expectToFit, goInside, isTakenOver, saveData, signIn } from './page'
import { clientScreens, openScene, type Scene } from './states/scene'
import { narrow } from './visit'
import { shopName } from './words'

/** A build, below the project's folder, that says what React's development mode sees. */
const build = '.cache/development'
/** Titles to the letter; any other has the page's heading, with the shop's name but for products. */
const titles: Record<string, string> = {
  home: shopName,
  products: 'Nos produits',
  category: 'Nos produits – Café',
  noCategory: 'Nos produits',
  noListPage: 'Nos produits',
  contact: 'Contact',
  legalNotice: 'Mentions Légales',
  profile: 'Votre Profil',
  cart: 'Votre Panier',
  newestOrder: 'Votre commande',
  order: 'Votre commande',
}
const clientOnly: string[] = [...clientScreens, 'noOrder']
/** What only the browser can request: a fragment with its token is not sent with the page's request. */
const byToken: Record<string, string[]> = { deadReviewLink: [openReviewLink.path] }
const deadLink = [
  answered(openReviewLink.path, 404),
  new RegExp(`POST ${openReviewLink.path}: 404`),
]
/** What is shown in the short form: to everyone, and to visitors; TESTS=full shows all. */
const sample = ['home', 'products', 'category', 'product', 'login', ...clientScreens]
const forVisitors = ['search', 'legalNotice', 'soldOut', 'unknown', 'noProduct', 'deadReviewLink']
/** The same pages under other spellings, and lists. */
const otherUrls = [
  '/login?retour=%2Fproduct%2FCAF-01',
  '/Login',
  '/PRODUCTS',
  '/products/',
  "/conditions-generales-d'utilisation",
  '/Conditions-generales-d%27utilisation',
  '/Mentions-Legales',
  '/products?filter=desc&page=2',
  '/products?page=99&utm_source=mail',
]

const test = base.extend<
  { settings: Record<string, string>; scene: Scene },
  { developmentBuild: string }
>({
  settings: [{}, { option: true }],
  // React's development mode compares every line of the page with what it would have written.
  developmentBuild: [
    async ({}, use) => {
      const webpack = path.join(root, 'node_modules/webpack-cli/bin/cli.js')
      const options = ['--mode', 'development', '--env', `output=${build}`]
      await run(process.execPath, [webpack, ...options], { cwd: root })
      await use(build)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  scene: async ({ settings, developmentBuild }, use) => {
    const scene = await openScene({ settings, build: developmentBuild })
    await use(scene)
    await scene.shop.stop()
  },
  shop: ({ scene }, use) => use(scene.shop),
})

// One worker: it makes the build once.
test.describe.configure({ mode: 'default' })
test.use({ viewport: narrow })
test.beforeEach(({ page }) => saveData(page))

const shops: Record<string, Record<string, string>> = {
  'at the root': {},
  ...(isFull && {
    'in the corrected wording, below /boutique': { WORDING: 'corrected', BASE_PATH: '/boutique' },
  }),
}
for (const [where, settings] of Object.entries(shops))
  test.describe(where, () => {
    test.use({ settings })

    // spec: 1.22, 6.2
    test('every page opens by its address and is hydrated as it is', async ({
      page,
      scene: { addresses, viewers },
      expectHeard,
    }) => {
      await test.step('a visitor’s browser requests nothing again', async () => {
        for (const [name, address] of Object.entries(addresses)) {
          if (!(isFull || [...sample, ...forVisitors].includes(name))) continue
          const calls = await callsOf(page, address)
          expect(new Set(calls), address).toEqual(new Set(byToken[name]))
          // What it says of a refusal is heard below; the page that is left does not say it.
          if (byToken[name]) await page.getByRole('main').getByRole('alert').waitFor()
          if (!clientOnly.includes(name)) await expectArrived(page, name)
        }
        for (const url of everyOf(otherUrls, 4)) expect(await callsOf(page, url), url).toEqual([])
        await expectHeard(
          answered(addresses.unknown, 404),
          answered(addresses.noProduct, 404),
          ...deadLink,
        )
      })

      await test.step('a client’s browser requests only what is the client’s', async () => {
        await signIn(page, viewers.client.person)
        for (const [name, address] of Object.entries(addresses)) {
          if (name === 'noOrder' || !(isFull || sample.includes(name))) continue
          const calls = await callsOf(page, address)
          const others = calls.filter((one) => !/^\/api\/(client|order|command)/.test(one))
          expect(new Set(others), address).toEqual(new Set(byToken[name]))
          if (byToken[name]) await page.getByRole('main').getByRole('alert').waitFor()
          if (clientOnly.includes(name)) await expectArrived(page, name)
        }
        if (isFull)
          await expectHeard(
            answered(addresses.unknown, 404),
            answered(addresses.noProduct, 404),
            ...deadLink,
          )
      })
    })
  })

// spec: 6.3
test(
  'every page opens from another one',
  nightly,
  async ({ page, scene: { addresses, viewers }, expectHeard }) => {
    async function openInside(isForClients: boolean): Promise<void> {
      await isTakenOver(page)
      for (const [name, address] of Object.entries(addresses)) {
        if (/^no(Product|Order)$/.test(name) || clientOnly.includes(name) !== isForClients) continue
        await goInside(page, address)
        await expectArrived(page, name)
      }
    }
    await page.goto('login')
    await openInside(false)
    await expectHeard(...deadLink)
    await signIn(page, viewers.client.person)
    await openInside(true)
  },
)

test(
  'a text, an attribute or an element that differs is heard of',
  nightly,
  async ({ page, expectHeard }) => {
    const changes: ((html: string) => string)[] = [
      (html) => html.replace('</h1>', ' !</h1>'),
      (html) => html.replace('<main ', '<main lang="en" '),
      (html) => html.replace('</h1>', '</h1><p>De trop</p>'),
    ]
    for (const change of changes) {
      await page.route('**/contact', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: change(await response.text()) })
      })
      await page.goto('contact')
      await expectHeard(/hydrat/i)
      await page.unroute('**/contact')
    }
  },
)

/** Expects a page's own title, and that it fits into the window. */
async function expectArrived(page: Page, name: string): Promise<void> {
  const isProduct = name === 'product' || name === 'soldOut'
  await expect(async () => {
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    const usual = isProduct ? heading : `${heading} – ${shopName}`
    expect(await page.title()).toBe(titles[name] ?? usual)
  }).toPass({ timeout: 15_000 })
  await expectToFit(page)
}

/** What no page holds: delivery's promise changes with the hour, the others come with late parts. */
const later = /^\/api\/(delivery|product\/[^/]+\/(formats|reviews))$/

/** Opens a page and waits until it is hydrated; the calls of the API that it made. */
async function callsOf(page: Page, address: string): Promise<string[]> {
  const calls: string[] = []
  const note = (request: { url: () => string }) => {
    const [call] = /\/api\/[^?]*/.exec(request.url()) ?? []
    if (call && !later.test(call)) calls.push(call)
  }
  // What the former page still asks for is not this one’s.
  await page.goto('about:blank')
  page.on('request', note)
  const reply = await page.goto(address.slice(1))
  expect(reply?.status()).toBe(/nulle-part|rien/.test(address) ? 404 : 200)
  const before = await page.locator('#root > *').elementHandle()
  await isTakenOver(page)
  // A page calls the API at once, if at all.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  // It is the server's own element, and no other in its place.
  expect(await before.evaluate((element) => element.isConnected)).toBe(true)
  page.off('request', note)
  return calls
}
