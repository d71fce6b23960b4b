import type { Page } from '@playwright/test'
import { inParallel } from '../testing/inParallel'
import type { ApiClient } from '../testing/ApiClient'
import { isFull } from '../testing/sample'
import { expect } from './journey'
import { open } from './page'
import { speedOf } from './speedOf'
import { screens } from './states/visitStates'
import { clientScreens, test, type ScreenName } from './states/scene'
import { narrow, visit, wide } from './visit'
import { words } from './words'

type Shift = { value: number; text: string }
type Watching = { shifts?: Shift[] }

/** Kilobytes a second of a slow telephone connection. */
const slow = 195
/** The highest sum that is written as 0.00. */
const limit = 0.005
const atOnce = 6
/** Pages that also the browser renders, where the server does not. */
const fromServer: ScreenName[] = ['home', 'products', 'product']
/** Where a client is shown what only the browser requests. */
const loaded: ScreenName[] = ['cart', 'order']
// The short form takes the pages that wait for data on a telephone; `npm run still` opens every page
// at both widths.

for (const viewport of isFull ? [narrow, wide] : [narrow])
  test(`nothing moves on a page opened cold on a slow connection, at ${viewport.width} px`, async ({
    browser,
    start,
    scene: { addresses, viewers, shop },
  }) => {
    if (isFull) test.setTimeout(600_000)
    const plain = await start({ RENDERING: 'off' })
    const moved: Record<string, string[]> = {}
    const look = (names: ScreenName[], options: { url: string; signedIn?: ApiClient }) =>
      inParallel(names, atOnce, async (name) => {
        const page = await visit(browser, { viewport, ...options })
        const shifts = await shiftsOn(page, addresses[name])
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        if (sum >= limit) moved[page.url()] = shifts.map(({ text }) => text)
        await page.context().close()
      })
    await look(isFull ? screens : ['home', 'product'], { url: shop.url })
    const forClient = isFull ? [...fromServer, ...clientScreens] : loaded
    await look(forClient, { url: shop.url, signedIn: viewers.client })
    await look(isFull ? fromServer : ['products'], { url: plain.url })
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
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' })
    // A shift is noted after the frame that shows it.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  })
  const shifts = await page.evaluate(() => (globalThis as Watching).shifts)
  if (!shifts) throw new Error(`Nothing watched ${address}.`)
  return shifts
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
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement
          return `${element?.outerHTML.slice(0, 60)} by ${currentRect.y - previousRect.y} px`
        })
        shifts.push({ value, text: `${value.toFixed(4)}: ${moved.join(', ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
