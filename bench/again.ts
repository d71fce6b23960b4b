import type { Browser, BrowserContext, Page } from '@playwright/test'
import { launchBrowser } from '../e2e/browser'
import { isTakenOver } from '../e2e/page'
import { narrow, visit, wide } from '../e2e/visit'
import { words } from '../e2e/words'
import { startBuiltShop } from '../testing/startBuiltShop'
import { median } from './median'

/** The slowdown of the processor, against this machine's. */
const slowdown = 4
/** Bytes in a second, and milliseconds for a round trip: Lighthouse's slow 4G. */
const line = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 }

/** Milliseconds that each may take. */
const limits = { lcp: 400, back: 100, suggestions: 100 }
type Row = {
  name: string
  limit: number
  measure: (browser: Browser, url: string) => Promise<number>
}

const rows: Row[] = [
  ...(['', 'products', 'product/CAF-001'] as const).map((address) => ({
    name: `Second visit to /${address}: largest paint`,
    limit: limits.lcp,
    measure: (browser: Browser, url: string) => secondVisit(browser, url, address),
  })),
  { name: 'Back from a product to its card', limit: limits.back, measure: back },
  {
    name: 'Suggestions after the last key',
    limit: limits.suggestions,
    measure: suggestions,
  },
]

/** Prints the medians of what somebody who knows the shop waits for, on a slow phone. */
export async function benchAgain({ runs }: { runs: number }): Promise<boolean> {
  const shop = await startBuiltShop({ LOG_LEVEL: 'warn' })
  const browser = await launchBrowser()
  const medians: { name: string; limit: number; time: number }[] = []
  try {
    for (const { name, limit, measure } of rows) {
      const times: number[] = []
      // The first round warms up.
      for (let round = 0; round <= runs; round += 1) {
        const time = await measure(browser, shop.url)
        if (round > 0) times.push(time)
      }
      medians.push({ name, limit, time: median(times) })
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
  console.log(
    [
      `Chromium, processor slowed ${slowdown} times, 1.6 Mbit/s; ms, medians of ${runs}; \`npm run bench -- again\``,
      '',
      '|  | ms | at most |',
      '| --- | ---: | ---: |',
      ...medians.map(({ name, limit, time }) => `| ${name} | ${time.toFixed(0)} | ${limit} |`),
      '',
    ].join('\n'),
  )
  return medians.every(({ time, limit }) => time <= limit)
}

/** The page is seen once, the worker has it, and a new tab opens it. */
async function secondVisit(browser: Browser, url: string, address: string): Promise<number> {
  const first = await visit(browser, { url, viewport: narrow })
  const context = first.context()
  await first.goto(address)
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await first.waitForFunction(
    async (seen) => (await caches.match(seen)) !== undefined,
    new URL(address, `${url}/`).href,
  )
  await first.waitForLoadState('networkidle')
  await first.close()
  const page = await context.newPage()
  await slowDown(context, page)
  await page.goto(address)
  await page.waitForLoadState('load')
  await page.waitForTimeout(1_000)
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await context.close()
  return paint
}

/** From the key to the frame in which the card is where it was. */
async function back(browser: Browser, url: string): Promise<number> {
  const page = await visit(browser, { url, viewport: narrow })
  await page.goto('products')
  await isTakenOver(page)
  await page.waitForLoadState('networkidle')
  await slowDown(page.context(), page)
  const card = page.locator('main article').nth(9)
  await card.scrollIntoViewIfNeeded()
  const top = () => card.evaluate((one) => one.getBoundingClientRect().top)
  const before = await top()
  await card.getByRole('heading').click()
  await page.waitForURL('**/product/**')
  await page.waitForLoadState('networkidle')
  const took = await page.evaluate(async (place) => {
    const started = performance.now()
    history.back()
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const shown = document.querySelectorAll('main article')[9]
      const isThere = shown && Math.abs(shown.getBoundingClientRect().top - place) < 2
      if (isThere && location.pathname.endsWith('/products')) break
      if (performance.now() - started > 5_000) break
    }
    // Until that frame is painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - started
  }, before)
  await page.context().close()
  return took
}

/** From the last key to the list below the field, with the network as it is. */
async function suggestions(browser: Browser, url: string): Promise<number> {
  const page = await visit(browser, { url, viewport: wide })
  await page.goto('')
  await isTakenOver(page)
  await page.waitForLoadState('networkidle')
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const field = page.getByRole('combobox', { name: words.layout.search })
  await page.getByRole('searchbox', { name: words.layout.search }).or(field).first().focus()
  await field.waitFor()
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = 0
        addEventListener('keydown', ({ timeStamp }) => (last = timeStamp), true)
        new MutationObserver(() => {
          if (last > 0 && document.querySelector('[role=option]'))
            requestAnimationFrame((time) => resolve(time - last))
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.keyboard.type('sid', { delay: 80 })
  const took = await shown
  await page.context().close()
  return took
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...line })
}
