import type { Browser, Page } from 'playwright-core'
import type { SignedIn } from './api'
import { launchBrowser } from './browser'
import { openWorld, type ScreenName, type World } from './faces/world'
import { isTakenOver } from './page'
import { startShop, type ShopServer } from './shopServer'
import { shiftsOf, watchShifts } from './shifts'
import { narrow, visit, wide } from './visitor'
import { words } from './words'

/** A slow telephone line: milliseconds, bytes a second. */
const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
/** The highest sum that is written as 0.00. */
const limit = 0.005
const atOnce = 6
const writtenByBrowser: ScreenName[] = ['home', 'products', 'product']
/** Where a client is shown what only the browser asks for; the first three have the cart's count. */
const waited: ScreenName[] = [...writtenByBrowser, 'profile', 'cart', 'newestOrder', 'order']
const clients: ScreenName[] = [...waited, 'editProfile', 'editPassword', 'deleteAccount', 'noOrder']
// A short form by default: the pages that wait for data. `npm run still` opens every page.
const isFull = process.env.STILL === 'full'

jest.setTimeout(300_000)

let browser: Browser
let world: World
let plain: ShopServer
beforeAll(async () => {
  browser = await launchBrowser()
  world = await openWorld()
  plain = await startShop({ RENDERING: 'off' })
})
afterAll(async () => {
  await browser.close()
  await world.shop.stop()
  await plain.stop()
})

type Arrival = { name: string; url: string; address: string; signedIn?: SignedIn | null }

test.each([
  ['390 px', narrow],
  ['1440 px', wide],
])('nothing moves on a page opened cold on a slow line, at %s', async (_, viewport) => {
  const { addresses, shoppers, shop } = world
  const names = isFull ? (Object.keys(addresses) as ScreenName[]) : writtenByBrowser
  const at = (name: ScreenName) => ({ url: shop.url, address: addresses[name] })
  const signedIn = shoppers.client
  const left: Arrival[] = [
    ...names.map((name) => ({ name, ...at(name) })),
    ...(isFull ? clients : waited).map((name) => ({
      name: `${name}, client`,
      ...at(name),
      signedIn,
    })),
    ...writtenByBrowser.map((name) => ({
      name: `${name}, written by the browser`,
      ...at(name),
      url: plain.url,
    })),
  ]
  const moved: Record<string, string[]> = {}
  async function work(): Promise<void> {
    for (let one = left.shift(); one; one = left.shift()) {
      const { page, context } = await visit(browser, { ...one, viewport })
      await arriveSlowly(page, one.address)
      const shifts = await shiftsOf(page)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      if (sum >= limit) moved[one.name] = shifts.map(({ text }) => text)
      await context.close()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  expect(moved).toEqual({})
})

/** Opens a page with nothing of the shop in the browser, and scrolls through it and back. */
async function arriveSlowly(page: Page, address: string): Promise<void> {
  // The shop makes the pictures of every width for whoever asks first.
  page.setDefaultTimeout(60_000)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow)
  await watchShifts(page)
  await page.goto(address.slice(1), { waitUntil: 'networkidle' })
  await isTakenOver(page)
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
}
