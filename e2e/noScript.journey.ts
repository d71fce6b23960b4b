import type { Browser, Page } from 'playwright-core'
import { settingsWords } from '../wording/settings'
import { cataloguesOf } from './api'
import { launchBrowser } from './browser'
import { overflowOf, sees, seesHeading } from './page'
import { startShop, type ShopServer } from './shopServer'
import { answered, narrow, visit, wide, type Visitor } from './visitor'
import { shopName, words } from './words'

const legalTitles = {
  termsOfUse: words.layout.termsOfUse,
  termsOfSale: words.layout.termsOfSale,
  legalNotice: words.legalPages.noticeTitle,
  privacy: words.layout.privacy,
  accessibility: words.legalPages.accessibilityTitle,
}
let browser: Browser
let shop: ShopServer
beforeAll(async () => {
  browser = await launchBrowser()
  shop = await startShop()
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

describe.each([
  ['1440 px', wide],
  ['390 px', narrow],
])('without any script, at %s', (_, viewport) => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await visit(browser, { url: shop.url, viewport, runsScripts: false })
  })
  afterAll(() => visitor.context.close())

  const linkOf = (name: string) => visitor.page.getByRole('link', { name, exact: true }).first()
  async function standsAt(title: string): Promise<void> {
    expect(await visitor.page.title()).toBe(title)
    expect(await overflowOf(visitor.page)).toBeLessThanOrEqual(0)
  }

  test('the shop is walked through by its links, from the home page to a product', async () => {
    const { page } = visitor
    const { all } = await cataloguesOf(shop.url)
    await page.goto('')
    await standsAt(shopName)
    await linkOf(words.layout.shop).click()
    await standsAt('Nos produits')
    await sees(page, `${all.length} Produits trouver`)
    await linkOf(words.catalogue.nextPage).click()
    await sees(page, words.catalogue.pageOf(2, Math.ceil(all.length / 24)))
    await page.getByLabel(words.catalogue.sort).selectOption('desc')
    await page.getByRole('button', { name: words.catalogue.applySort }).click()
    const dearest = all.at(-1)!.product_name
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe(dearest)
    await linkOf(words.catalogue.categories.tea).click()
    await standsAt('Nos produits')
    const tea = page.getByRole('heading', { level: 2 }).first()
    const name = await tea.innerText()
    await tea.click()
    await seesHeading(page, name)
    await standsAt(name)
    await visitor.expectQuiet()
  })

  test('contact, the legal pages and an unknown address can be read, and led away from', async () => {
    const { page } = visitor
    await linkOf(words.layout.contact).click()
    await standsAt('Contact')
    for (const [name, title] of Object.entries(legalTitles)) {
      await linkOf(words.layout[name as keyof typeof legalTitles]).click()
      expect(await page.title()).toContain(title)
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1000)
    }
    await page.goto('nulle-part')
    await standsAt(`Erreur 404 – ${shopName}`)
    await linkOf(words.legalPages.toHome).click()
    await standsAt(shopName)
    await visitor.expectQuiet({ except: [answered('/nulle-part', 404)] })
  })

  test.each(['login', 'panier', 'products', 'profil'])(
    '%s says what needs a script, and how to order otherwise',
    async (path) => {
      const { page } = visitor
      await page.goto(path)
      // Chromium shows it where its owner has switched scripts off; a test's browser only keeps it.
      const note = await page.locator('noscript').textContent()
      const { shopPhone: phone, shopEmail: email } = settingsWords
      expect(note).toContain(words.writtenPages.browsesWithoutScript(phone, email))
      expect(note).toContain(phone)
      expect(note).toContain(email)
    },
  )

  test('nothing looks alive that needs a script, and nothing waits for one', async () => {
    const { page } = visitor
    const { coffees } = await cataloguesOf(shop.url)
    for (const path of ['', 'products', `product/${coffees[0]!.product_serial_number}`]) {
      await page.goto(path)
      expect(await shownTexts(page, 'main button:visible')).toEqual(
        path === 'products' ? [words.catalogue.applySort] : [],
      )
    }
    for (const path of ['panier', 'profil', 'command', 'profil/modif']) {
      await page.goto(path)
      expect(await shownTexts(page, 'main')).not.toContain(words.common.waiting)
    }
  })
})

/** What each of these elements shows; nothing where it is hidden. */
async function shownTexts(page: Page, selector: string): Promise<string[]> {
  const texts = await page.locator(selector).allInnerTexts()
  return texts.map((text) => text.trim()).filter(Boolean)
}
