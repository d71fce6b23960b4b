import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { field, followMenu, open, press, sees, seesHeading, isTakenOver } from './page'
import { speedOf } from './speedOf'
import { narrow } from './visit'
import { words } from './words'

test.use({ viewport: narrow })
const scripts = '**/static/js/*'

/** Opens a page whose scripts do not arrive until the function that it gives is called. */
async function arriveWithoutScript(page: Page, path: string): Promise<() => void> {
  let release!: () => void
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.unroute(scripts)
  await page.route(scripts, async (route) => {
    await gate
    // The page that asked may have been left.
    await route.continue().catch(() => undefined)
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return release
}

test('what is pressed before the script has come is not lost', async ({ page }) => {
  const releaseScripts = await arriveWithoutScript(page, 'product/CAF-001')
  await press(page, words.catalogue.addToCart)
  await page.getByRole('button', { name: words.layout.openMenu }).click()
  await expect(page.getByText(words.catalogue.addNeedsLogin)).toHaveCount(0)
  releaseScripts()
  await sees(page, words.catalogue.addNeedsLogin)
  await page.getByRole('button', { name: words.layout.closeMenu }).waitFor()
})

test('anyone who read on before the script came stays there', async ({ page }) => {
  const releaseScripts = await arriveWithoutScript(page, 'product/CAF-001')
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 300)
  await page.waitForFunction(() => window.scrollY === 300)
  releaseScripts()
  await isTakenOver(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
})

test('links and the sort work without the script, at once', async ({ page }) => {
  const releaseScripts = await arriveWithoutScript(page, 'products')
  await page.getByLabel(words.catalogue.sort).selectOption('desc')
  await page.waitForURL(/filter=desc/, { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: words.catalogue.nextPage }).click()
  await page.waitForURL(/filter=desc&page=2/, { waitUntil: 'domcontentloaded' })
  await page.getByRole('heading', { level: 2 }).first().click()
  await page.waitForURL(/\/product\//, { waitUntil: 'domcontentloaded' })
  releaseScripts()
})

test('a client acts before the script', async ({ page, client: { person }, expectHeard }) => {
  await test.step('a sign-in sent before the script signs in, and its words stay the form’s', async () => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    const releaseScripts = await arriveWithoutScript(page, 'login')
    await field(page, words.session.email).fill(person.email)
    await field(page, words.session.password).fill(person.password)
    await page.keyboard.press('Enter')
    releaseScripts()
    await seesHeading(page, words.account.title)
    const email = encodeURIComponent(person.email)
    expect(addresses.filter((address) => address.includes(email))).toEqual([])
  })

  await test.step('a button pressed early by a client acts for that client', async () => {
    const releaseScripts = await arriveWithoutScript(page, 'product/CAF-001')
    await press(page, words.catalogue.addToCart)
    releaseScripts()
    await sees(page, words.catalogue.added)
  })

  await test.step('a script that did not come is said, and asked for again at the next sign', async () => {
    await page.unroute(scripts)
    await page.route(scripts, (route) => route.abort('failed'))
    await page.goto('product/CAF-001', { waitUntil: 'domcontentloaded' })
    await press(page, words.catalogue.addToCart)
    await sees(page, words.serverPages.notLoaded)
    await page.unroute(scripts)
    await page.mouse.move(10, 10)
    await page.mouse.down()
    await sees(page, words.catalogue.added)
    await expect(page.getByText(words.serverPages.notLoaded)).toBeHidden()
    await page.mouse.up()
    await expectHeard(/static\/js\//)
  })
})

test('the menu opened while the page still arrives opens', async ({ page }) => {
  // Once its script is in the cache, it would run before the page is whole.
  await open(page, 'products')
  const setSpeed = await speedOf(page)
  // The next page's HTML, and nothing else, then takes seconds.
  await setSpeed(2)
  await page.goto('products?page=2', { waitUntil: 'commit' })
  await page.getByRole('button', { name: words.layout.openMenu }).click()
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  await setSpeed(null)
  await page.getByRole('button', { name: words.layout.closeMenu }).waitFor()
})

test('on a slow connection the main picture is painted before anything but the headings’ font is requested', async ({
  page,
}) => {
  const setSpeed = await speedOf(page)
  await setSpeed(200, { isCacheOff: true })
  for (const path of ['', 'products', 'product/CAF-001']) {
    await open(page, path)
    const { painted, others, before } = await page.evaluate(async () => {
      const main = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')!
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const paints = await new Promise<PerformanceEntryList>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      )
      const ofMain = paints.find((entry) => (entry as LargestContentfulPaint).element === main)
      const painted = ofMain?.startTime ?? 0
      const isAwaited = (name: string) => /garamond.*woff2$/.test(name) || name === main.currentSrc
      const others = entries.filter(({ name }) => !isAwaited(name))
      const before = others.filter(({ startTime }) => startTime < painted)
      return { painted, others: others.length, before: before.map(({ name }) => name) }
    })
    expect(painted).toBeGreaterThan(0)
    expect(others).toBeGreaterThan(0)
    expect(before).toEqual([])
  }
})

test('the page after the first is set in the font of the text', async ({ page }) => {
  const isSet = () =>
    page.evaluate(() => {
      const [font] = [...document.fonts].filter(({ family }) => family === 'Text')
      return (
        font!.status === 'loaded' && !document.documentElement.hasAttribute('data-fallback-font')
      )
    })
  await open(page, '')
  await expect(page.locator('html')).toHaveAttribute('data-fallback-font', 'fetched')
  expect(await isSet()).toBe(false)
  await followMenu(page, words.layout.shop)
  await seesHeading(page, words.catalogue.title)
  expect(await isSet()).toBe(true)
})
