import type { Page } from '@playwright/test'
import { inParallel } from '../testing/inParallel'
import type { ApiClient } from '../testing/ApiClient'
import { isFull } from '../testing/sample'
import { expect } from './journey'
import { open } from './page'
import { startBuiltShop } from '../testing/startBuiltShop'
import { speedOf } from './speedOf'
import { screens } from './states/visitStates'
import { clientScreens, test, type ScreenName } from './states/world'
import { narrow, visit, wide } from './visit'
import { words } from './words'

type Shift = { value: number; text: string }
type Watching = { shifts?: Shift[] }
type Arrival = { name: string; url: string; address: string; signedIn?: ApiClient | null }

/** Kilobytes a second of a slow telephone connection. */
const slow = 195
/** The highest sum that is written as 0.00. */
const limit = 0.005
const atOnce = 6
const writtenByBrowser: ScreenName[] = ['home', 'products', 'product']
/** Where a client is shown what only the browser requests. */
const loaded: ScreenName[] = ['profile', 'cart', 'newestOrder', 'order']
// The short form takes the pages that wait for data; `npm run still` opens every page.

for (const viewport of [narrow, wide])
  test(`nothing moves on a page opened cold on a slow connection, at ${viewport.width} px`, async ({
    browser,
    world: { addresses, shoppers, shop },
  }) => {
    test.setTimeout(isFull ? 600_000 : 240_000)
    const plain = await startBuiltShop({ RENDERING: 'off' })
    const { client } = shoppers
    const arrive = (names: ScreenName[], who: string, rest: Pick<Arrival, 'url' | 'signedIn'>) =>
      names.map((name) => ({ name: `${name}, ${who}`, address: addresses[name], ...rest }))
    const forClient = isFull ? [...writtenByBrowser, ...clientScreens] : loaded
    const arrivals: Arrival[] = [
      ...arrive(isFull ? screens : writtenByBrowser, 'visitor', { url: shop.url }),
      ...arrive(forClient, 'client', { url: shop.url, signedIn: client }),
      ...arrive(writtenByBrowser, 'written by the browser', { url: plain.url }),
    ]
    const moved: Record<string, string[]> = {}
    try {
      await inParallel(arrivals, atOnce, async ({ name, address, url, signedIn = null }) => {
        const page = await visit(browser, { url, signedIn, viewport })
        const shifts = await shiftsOn(page, address)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        if (sum >= limit) moved[name] = shifts.map(({ text }) => text)
        await page.context().close()
      })
    } finally {
      await plain.stop()
    }
    expect(moved).toEqual({})
  })

/** Opens a page with an empty cache, scrolls through it and back; gives what has moved. */
async function shiftsOn(page: Page, address: string): Promise<Shift[]> {
  // The shop makes the pictures of each width at the first request.
  page.setDefaultTimeout(60_000)
  const setSpeed = await speedOf(page)
  await setSpeed(slow)
  await watchShifts(page)
  await open(page, address)
  await page.waitForLoadState('networkidle')
  await page.getByText(words.common.waiting).first().waitFor({ state: 'detached' })
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' })
      await frame()
    }
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (globalThis as Watching).shifts ?? [])
}

/** Notes every shift of the layout that no input caused, from the first frame of the next page. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const shifts: Shift[] = []
    ;(globalThis as Watching).shifts = shifts
    const place = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement
          const what = element?.outerHTML.slice(0, 60) ?? 'something gone'
          return `${what} (${place(previousRect)} → ${place(currentRect)})`
        })
        shifts.push({ value, text: `${value.toFixed(4)}: ${moved.join(', ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
