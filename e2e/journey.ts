import { expect, test as base, type BrowserContext } from '@playwright/test'
import { ApiClient, fetchProducts } from '../testing/ApiClient'
import type { ProductReply } from '../contract/api/catalogue'
import { startBuiltShop, type BuiltShop } from '../testing/startBuiltShop'
import { cookiesIn, listen, watchPrivacy } from './listen'

export { expect }

type Fixtures = {
  /** Settings of a shop for this test alone; without them it uses the shop of its worker. */
  ownShop: Record<string, string> | null
  /** Origins beside the shop's own that pages may ask. */
  otherOrigins: string[]
  shop: BuiltShop
  /** Starts another shop, which stops after the test. */
  start: typeof startBuiltShop
  started: BuiltShop[]
  /** By price. */
  catalogue: { all: ProductReply[]; coffees: ProductReply[] }
  /** Registered over the API, not signed in on the page. */
  client: ApiClient
  /**
   * Waits for lines of the browser's console or network; any other line fails the test. So does a
   * cookie or a request to another host, in whatever profile the test opens besides.
   */
  expectHeard: (...expected: RegExp[]) => Promise<void>
}

/** Details of a journey that the gate leaves out: `npm run nightly` takes it. */
export const nightly = { tag: '@nightly' }
/** The same of one of the windows in which a journey is walked. */
export const nightlyIf = (isNightly: boolean) => (isNightly ? nightly : {})

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
  started: async ({}, use) => use([]),
  start: async ({ started }, use) => {
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
    async ({ browser, context, shop, started, otherOrigins }, use) => {
      const heard: string[] = []
      const origins = () => [shop, ...started].map(({ url }) => url).concat(otherOrigins)
      const isOwn = (origin: string) => origins().some((url) => new URL(url).origin === origin)
      const watch = (profile: BrowserContext) => watchPrivacy(profile, isOwn, heard)
      listen(context, heard)
      watch(context)
      browser.on('context', watch)
      await use(async (...expected) => {
        for (const one of expected)
          await expect.poll(() => heard.join('\n'), String(one)).toMatch(one)
        const others = heard.splice(0).filter((line) => !expected.some((one) => one.test(line)))
        heard.push(...others)
      })
      browser.off('context', watch)
      for (const profile of browser.contexts()) heard.push(...(await cookiesIn(profile)))
      expect(heard, 'what the browser said, asked for or kept unexpectedly').toEqual([])
    },
    { auto: true },
  ],
})
