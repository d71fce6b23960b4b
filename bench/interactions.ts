import type { Page } from '@playwright/test'
import { ApiClient, fetchProducts } from '../testing/ApiClient'
import { launchBrowser } from '../e2e/browser'
import { isTakenOver } from '../e2e/page'
import { startBuiltShop } from '../testing/startBuiltShop'
import { narrow, visit } from '../e2e/visit'
import { words } from '../e2e/words'
import { searchWords } from '../wording/search'
import { median } from './median'

/** The slowdown of the processor, against this machine's. */
const slowdown = 4
/** Milliseconds from an interaction to the next frame; 200 count as good (web.dev/articles/inp). */
const longest = 80
/** Milliseconds after which the browser has reported the duration. */
const settling = 800
/** Milliseconds for which a finger rests on a button. */
const rest = 100

const { cart, catalogue, layout } = words
const search = searchWords.specified

type Step = { page: Page; product: string }
type Interaction = { name: string; at: string; act: (step: Step) => Promise<void> }

/**
 * Like a finger: down and up are in different frames. Raw mouse events, because Playwright's click
 * adds listeners of its own to the page.
 */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name }).first()
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error(`${name} is not shown.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(rest)
  await page.mouse.down()
  await page.waitForTimeout(rest)
  await page.mouse.up()
}

const interactions: Interaction[] = [
  { name: 'Open the menu', at: 'products', act: ({ page }) => press(page, layout.openMenu) },
  {
    name: 'Sort',
    at: 'products',
    async act({ page }) {
      await page.getByLabel(catalogue.sort).focus()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'Filter',
    at: 'recherche?q=café',
    async act({ page }) {
      await press(page, search.filter(0))
      await page.locator('main section a').first().click()
    },
  },
  { name: 'Add', at: 'products', act: ({ page }) => press(page, catalogue.add) },
  { name: 'More', at: 'panier', act: ({ page, product }) => press(page, cart.more(product)) },
  {
    name: 'Pay',
    at: 'panier',
    async act({ page }) {
      await page.getByRole('checkbox').check()
      await press(page, cart.pay)
    },
  },
]

/** Prints the medians of each interaction on a slow phone. */
export async function benchInteractions({ runs }: { runs: number }): Promise<boolean> {
  const shop = await startBuiltShop({ LOG_LEVEL: 'warn' })
  const browser = await launchBrowser()
  const took = new Map<string, number[]>(interactions.map(({ name }) => [name, []]))
  try {
    const bought = (await fetchProducts(shop.url)).find((one) => one.product_stock > 50)!
    // The first round warms up.
    for (let round = 0; round <= runs; round += 1) {
      const signedIn = await ApiClient.register(shop.url)
      await signedIn.add(bought)
      const page = await visit(browser, { url: shop.url, viewport: narrow, signedIn })
      const context = page.context()
      await context.addInitScript(watchInteractions)
      const devTools = await context.newCDPSession(page)
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      for (const { name, at, act } of interactions) {
        await page.goto(at)
        await isTakenOver(page)
        await page.waitForLoadState('networkidle')
        await act({ page, product: bought.product_name })
        await page.waitForTimeout(settling)
        const longestOne = await page.evaluate(() => window.longestInteraction)
        if (round > 0) took.get(name)!.push(longestOne)
      }
      await context.close()
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
  const medians = [...took].map(([name, times]) => ({ name, time: median(times) }))
  console.log(
    [
      `Chromium, processor slowed ${slowdown} times; ms to the next frame, medians of ${runs}; \`npm run bench -- interactions\``,
      '',
      `|  | at most ${longest} |`,
      '| --- | ---: |',
      ...medians.map(({ name, time }) => `| ${name} | ${time.toFixed(0)} |`),
      '',
    ].join('\n'),
  )
  return medians.every(({ time }) => time <= longest)
}

declare global {
  interface Window {
    longestInteraction: number
  }
}

/** Records the longest interaction of the page; durations below 16 ms count as 0. */
function watchInteractions(): void {
  window.longestInteraction = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0)
        window.longestInteraction = Math.max(window.longestInteraction, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
