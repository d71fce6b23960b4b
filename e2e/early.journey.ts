import type { Page } from 'playwright-core'
import { startJourney } from './journey'
import { field, isTakenOver, press, sees, seesHeading } from './page'
import { newPerson } from './people'
import { registerOverApi } from './api'
import { narrow, type Visitor } from './visitor'
import { words } from './words'

const journey = startJourney({ viewport: narrow })
const camille = newPerson()
const scripts = '**/static/js/*'
let letScriptsCome: () => void

/** The script stays on its way until it is let through. */
async function holdScripts(page: Page): Promise<void> {
  const gate = new Promise<void>((resolve) => (letScriptsCome = resolve))
  await page.unroute(scripts)
  await page.route(scripts, async (route) => {
    await gate
    // The page that asked may have been left.
    await route.continue().catch(() => undefined)
  })
}

/** The page stands before its script is there. */
async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
}

/** Gives what sets the line's kilobytes a second, −1 for as many as it can. */
async function slowDown({ page, context }: Visitor) {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  return async (kilobytes: number, { isCacheOff = false } = {}) => {
    await session.send('Network.setCacheDisabled', { cacheDisabled: isCacheOff })
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: kilobytes < 0 ? 0 : 150,
      downloadThroughput: kilobytes < 0 ? -1 : kilobytes * 1024,
      uploadThroughput: -1,
    })
  }
}

journey.step('a button pressed before the script has come is not lost', async () => {
  const { page, visitor } = journey
  await holdScripts(page)
  await arriveAt(page, 'product/CAF-001')
  await press(page, words.catalogue.addToCart)
  expect(await page.getByText(words.catalogue.addNeedsLogin).count()).toBe(0)
  letScriptsCome()
  await sees(page, words.catalogue.addNeedsLogin)
  await visitor.expectQuiet()
})

journey.step('the menu that was opened too early opens', async () => {
  const { page, visitor } = journey
  await holdScripts(page)
  await arriveAt(page, 'contact')
  await page.getByRole('button', { name: words.layout.openMenu }).click()
  letScriptsCome()
  await page.getByRole('button', { name: words.layout.closeMenu }).waitFor()
  await visitor.expectQuiet()
})

journey.step('whoever read on before the script came stays there', async () => {
  const { page, visitor } = journey
  await holdScripts(page)
  await arriveAt(page, 'product/CAF-001')
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 300)
  await page.waitForFunction(() => window.scrollY === 300)
  letScriptsCome()
  await isTakenOver(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
  await visitor.expectQuiet()
})

journey.step('links and the sort work without it, at once', async () => {
  const { page, visitor } = journey
  await holdScripts(page)
  await arriveAt(page, 'products')
  await page.getByLabel(words.catalogue.sort).selectOption('desc')
  await page.waitForURL(/filter=desc/, { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: words.catalogue.nextPage }).click()
  await page.waitForURL(/filter=desc&page=2/, { waitUntil: 'domcontentloaded' })
  await page.getByRole('heading', { level: 2 }).first().click()
  await page.waitForURL(/\/product\//, { waitUntil: 'domcontentloaded' })
  letScriptsCome()
  await visitor.expectQuiet()
})

journey.step(
  'a sign-in sent before the script signs in, and its words stay the form’s',
  async () => {
    const { page, visitor, shop } = journey
    await registerOverApi(shop.url, camille)
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await holdScripts(page)
    await arriveAt(page, 'login')
    await field(page, words.session.email).fill(camille.email)
    await field(page, words.session.password).fill(camille.password)
    await page.keyboard.press('Enter')
    letScriptsCome()
    await seesHeading(page, words.account.title)
    expect(
      addresses.filter((address) => address.includes(encodeURIComponent(camille.email))),
    ).toEqual([])
    await visitor.expectQuiet()
  },
)

journey.step('a button pressed early by a client acts for that client', async () => {
  const { page, visitor } = journey
  await holdScripts(page)
  await arriveAt(page, 'product/CAF-001')
  await press(page, words.catalogue.addToCart)
  letScriptsCome()
  await sees(page, words.catalogue.added)
  await visitor.expectQuiet()
})

journey.step('a script that did not come is asked for again at the next sign', async () => {
  const { page, visitor } = journey
  await page.unroute(scripts)
  await page.route(scripts, (route) => route.abort('failed'))
  await arriveAt(page, 'product/CAF-001')
  await press(page, words.catalogue.addToCart)
  await page.unroute(scripts)
  await page.mouse.move(10, 10)
  await page.mouse.down()
  await sees(page, words.catalogue.added)
  await page.mouse.up()
  await visitor.expectQuiet({ except: [/static\/js\//] })
})

journey.step('the menu opened while the page still arrives opens', async () => {
  const { page, visitor } = journey
  await page.unroute(scripts)
  // So that its script is at hand, and would run before the page is whole.
  await page.goto('products')
  await isTakenOver(page)
  const setSpeed = await slowDown(visitor)
  // The next page's HTML, and nothing else, then takes seconds.
  await setSpeed(2)
  await page.goto('products?page=2', { waitUntil: 'commit' })
  await page.getByRole('button', { name: words.layout.openMenu }).click()
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  await setSpeed(-1)
  await page.getByRole('button', { name: words.layout.closeMenu }).waitFor()
  await visitor.expectQuiet()
})

journey.step(
  'on a slow line the main picture is complete before anything but the letters is asked for',
  async () => {
    const { page } = journey
    const setSpeed = await slowDown(journey.visitor)
    await setSpeed(200, { isCacheOff: true })
    for (const path of ['', 'products', 'product/CAF-001']) {
      await page.goto(path)
      await isTakenOver(page)
      const { picture, others, besides } = await page.evaluate(() => {
        const main = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')!
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const picture = entries.find(({ name }) => name === main.currentSrc)!.responseEnd
        const others = entries.filter(
          ({ name }) => !/woff2$/.test(name) && name !== main.currentSrc,
        )
        const besides = others.filter(({ startTime }) => startTime < picture)
        return { picture, others: others.length, besides: besides.map(({ name }) => name) }
      })
      expect(picture).toBeGreaterThan(0)
      expect(others).toBeGreaterThan(0)
      expect(besides).toEqual([])
    }
  },
)
