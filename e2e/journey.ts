import type { Attention } from './attention'
import type { DrivenPage } from './driver/DrivenPage'
import { startShop, type ShopServer } from './shopServer'
import { openChromium, type Visitor } from './visitor'

type Opened<Visiting> = { visitor: Visiting; close: () => Promise<void> }
type Options = { settings?: Record<string, string>; viewport?: { width: number; height: number } }
export type Driven = Attention & { page: DrivenPage }
export type Journey<Visiting extends Driven> = {
  shop: ShopServer
  visitor: Visiting
  page: Visiting['page']
  /** A test that goes on where the last one ended; after a failed one none is tried any more. */
  step: (name: string, work: () => Promise<void>) => void
}

/** One shop, one Chromium and one visitor for the tests of a file, which follow one another. */
export function startJourney({ settings, ...options }: Options = {}): Journey<Visitor> {
  return startJourneyIn((url) => openChromium(url, options), settings)
}

/** The same in any browser, which `open` starts at the shop's address. */
export function startJourneyIn<Visiting extends Driven>(
  open: (url: string) => Promise<Opened<Visiting>>,
  settings: Record<string, string> = {},
): Journey<Visiting> {
  let brokenAt = ''
  let close: (() => Promise<void>) | undefined
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
  } as Journey<Visiting>
  beforeAll(async () => {
    journey.shop = await startShop(settings)
    const opened = await open(journey.shop.url)
    close = opened.close
    journey.visitor = opened.visitor
    journey.page = opened.visitor.page
  })
  afterAll(async () => {
    await close?.()
    await journey.shop.stop()
  })
  return journey
}
