import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { pathTo, paths, type PageName } from '../src/paths'
import { buyOverApi, cataloguesOf, registerOverApi } from './api'
import { launchBrowser } from './browser'
import { newPerson, signIn } from './people'
import { root } from './shopProcess'
import { startShop } from './shopServer'
import { narrow, visit, wide } from './visitor'

// `npm run screens`: pictures of every screen in screens/, of a shop just started.
type Screen = { name: string; path: string }
const folder = path.join(root, 'screens')

async function takeScreens(browser: Browser, url: string): Promise<void> {
  const { all, coffees } = await cataloguesOf(url)
  const camille = newPerson()
  const order = await buyOverApi(url, await registerOverApi(url, camille), coffees[0]!)
  const screens = screensOf(coffees[0]!.product_serial_number, order)
  screens.push({
    name: 'soldOut',
    path: pathTo('product', all.find(isSoldOut)!.product_serial_number),
  })
  for (const [width, viewport] of Object.entries({ 1440: wide, 390: narrow })) {
    const visitor = await visit(browser, { url, viewport, reducedMotion: 'reduce' })
    for (const colorScheme of ['light', 'dark'] as const) {
      await visitor.page.emulateMedia({ colorScheme })
      await take(visitor.page, screens, `${colorScheme}-signed-out-${width}`)
      await signIn(visitor.page, camille)
      await take(visitor.page, screens, `${colorScheme}-signed-in-${width}`)
      await visitor.page.evaluate(() => localStorage.clear())
    }
    await visitor.context.close()
  }
}

const isSoldOut = ({ product_stock }: { product_stock: number }) => product_stock === 0

function screensOf(serial: string | number, order: string): Screen[] {
  const filled: Partial<Record<PageName, string>> = {
    category: pathTo('category', 1),
    product: pathTo('product', serial),
    order: pathTo('order', order),
  }
  const all = (Object.keys(paths) as PageName[]).map((name) => ({
    name,
    path: filled[name] ?? paths[name],
  }))
  return [...all, { name: 'notFound', path: '/nulle-part' }]
}

async function take(page: Page, screens: Screen[], suffix: string) {
  for (const { name, path: address } of screens) {
    await page.goto(address.slice(1), { waitUntil: 'networkidle' })
    await fetchLazyPictures(page)
    await page.screenshot({ path: path.join(folder, `${name}-${suffix}.png`), fullPage: true })
  }
}

/** Pictures far below the window are fetched once it comes near them. */
async function fetchLazyPictures(page: Page): Promise<void> {
  for (const picture of await page.locator('img[loading=lazy]').all())
    await picture.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForLoadState('networkidle')
}

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const browser = await launchBrowser()
  const shop = await startShop()
  try {
    await takeScreens(browser, shop.url)
    console.log(`Pictures of every screen: ${folder}`)
  } finally {
    await browser.close()
    await shop.stop()
  }
}

void main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
