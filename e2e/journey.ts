import { expect, test as base, type BrowserContext } from '@playwright/test'
import { ApiClient, fetchProducts } from '../testing/ApiClient'
import type { ProductReply } from '../contract/api/catalogue'
import { startBuiltShop, type BuiltShop } from '../testing/startBuiltShop'

export { expect }

type Fixtures = {
  /** Settings of a shop for this test alone; without them it uses the shop of its worker. */
  ownShop: Record<string, string> | null
  /** Origins beside the shop's own that pages may ask. */
  otherOrigins: string[]
  shop: BuiltShop
  /** Starts another shop, which stops after the test. */
  start: typeof startBuiltShop
  /** By price. */
  catalogue: { all: ProductReply[]; coffees: ProductReply[] }
  /** Registered over the API, not signed in on the page. */
  client: ApiClient
  /** Waits for lines of the browser's console or network; any other line fails the test. */
  expectHeard: (...expected: RegExp[]) => Promise<void>
}

/** Details of a journey that the gate leaves out: `npm run nightly` takes it. */
export const nightly = { tag: '@nightly' }

/** A machine that does other work too is soon late, and would refuse what a journey asks. */
export const withoutRateLimits = { RATE_LIMITS: 'off' }

export const test = base.extend<Fixtures, { sharedShop: BuiltShop }>({
  ownShop: [null, { option: true }],
  otherOrigins: [[], { option: true }],
  sharedShop: [
    async ({}, use) => {
      const shop = await startBuiltShop(withoutRateLimits)
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  start: async ({}, use) => {
    const started: BuiltShop[] = []
    await use(async (settings, options) => {
      const shop = await startBuiltShop({ ...withoutRateLimits, ...settings }, options)
      started.push(shop)
      return shop
    })
    for (const shop of started) await shop.stop()
  },
  shop: async ({ ownShop, sharedShop, start }, use) =>
    use(ownShop ? await start(ownShop) : sharedShop),
  baseURL: async ({ shop }, use) => use(`${shop.url}/`),
  catalogue: async ({ shop }, use) => {
    const all = await fetchProducts(shop.url)
    await use({ all, coffees: all.filter((one) => one.product_categorie_name === 'Café') })
  },
  client: async ({ shop }, use) => use(await ApiClient.register(shop.url)),
  expectHeard: [
    async ({ context, shop, otherOrigins }, use) => {
      const heard: string[] = []
      listen(context, new Set([shop.url, ...otherOrigins].map((url) => new URL(url).origin)), heard)
      await use(async (...expected) => {
        for (const one of expected)
          await expect.poll(() => heard.join('\n'), String(one)).toMatch(one)
        const others = heard.splice(0).filter((line) => !expected.some((one) => one.test(line)))
        heard.push(...others)
      })
      expect(heard, 'what the browser said or asked for unexpectedly').toEqual([])
      expect(await context.cookies()).toEqual([])
    },
    { auto: true },
  ],
})

function listen(context: BrowserContext, origins: Set<string>, heard: string[]): void {
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    // The development build warns of a slow machine.
    if (/^\w+InvariantMiddleware took \d+ms/.test(message.text())) return
    heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => heard.push(`page error: ${String(error.error())}`))
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (['data:', 'blob:'].includes(protocol) || origins.has(origin)) return
    heard.push(`other host: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The page was left, or the video had enough.
    if (reason === 'net::ERR_ABORTED') return
    heard.push(`failed: ${request.method()} ${request.url()} ${reason}`)
  })
}
