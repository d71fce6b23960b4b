import type { Browser } from 'playwright-core'
import { launchBrowser } from './browser'
import { startShop, type ShopServer } from './shopServer'
import { visit, type Visitor } from './visitor'

type Options = { settings?: Record<string, string>; viewport?: { width: number; height: number } }
export type Journey = {
  browser: Browser
  shop: ShopServer
  visitor: Visitor
  page: Visitor['page']
  /** A test that goes on where the last one ended; after a failed one none is tried any more. */
  step: (name: string, work: () => Promise<void>) => void
}

/** One shop, one browser and one visitor for the tests of a file, which follow one another. */
export function startJourney({ settings = {}, ...options }: Options = {}): Journey {
  let brokenAt = ''
  const journey = {
    step: (name, work) =>
      test(name, async () => {
        if (brokenAt) throw new Error(`Not tried: the journey ended at “${brokenAt}”.`)
        brokenAt = name
        await work().catch((error: unknown) => {
          console.log(journey.visitor.heard().join('\n'))
          throw error
        })
        brokenAt = ''
      }),
  } as Journey
  beforeAll(async () => {
    journey.browser = await launchBrowser()
    journey.shop = await startShop(settings)
    journey.visitor = await visit(journey.browser, { url: journey.shop.url, ...options })
    journey.page = journey.visitor.page
  })
  afterAll(async () => {
    await journey.browser.close()
    await journey.shop.stop()
  })
  return journey
}
