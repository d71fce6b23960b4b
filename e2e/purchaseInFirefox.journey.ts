import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { ApiClient } from '../testing/ApiClient'
import { newPerson } from '../testing/newPerson'
import { findFirefox } from './browser'
import { expect, test as base } from './journey'
import { inStock } from './shopping'
import { narrow } from './visit'
import { words } from './words'

const { account, cart, catalogue: catalogueWords, layout, orders, session } = words

/** Playwright cannot drive Debian's Firefox; puppeteer does, by WebDriver BiDi. */
const test = base.extend<{ firefox: Browser }>({
  firefox: async ({}, use) => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox(),
      headless: true,
      defaultViewport: narrow,
      extraPrefsFirefox: {
        'intl.accept_languages': 'fr-FR, fr',
        // Requests to other hosts end at a port where nobody listens; this machine is exempt.
        'network.proxy.type': 1,
        'network.proxy.http': '127.0.0.1',
        'network.proxy.http_port': 9,
        'network.proxy.ssl': '127.0.0.1',
        'network.proxy.ssl_port': 9,
      },
    })
    await use(browser)
    await browser.close()
  },
})

test('a visitor buys on a telephone in Firefox', async ({ firefox, shop, catalogue: { all } }) => {
  const camille = newPerson()
  const { product_name: name } = inStock(all, 10)
  const tab = await firefox.newPage()
  const heard = listen(tab, new URL(shop.url).origin)
  const at = (role: string, named: string) =>
    tab.locator(`::-p-aria([role="${role}"][name="${named}"])`).setTimeout(30_000)
  const press = (button: string) => at('button', button).click()
  const sees = (text: string) =>
    tab.waitForFunction((part) => document.body.innerText.includes(part), {}, text)
  async function followMenu(link: string): Promise<void> {
    await press(layout.openMenu)
    await at('link', link).click()
  }
  /** In Firefox a page that is left during a request still writes the error. */
  async function openWhenIdle(path: string): Promise<void> {
    await tab.waitForNetworkIdle({ idleTime: 300 })
    await tab.goto(`${shop.url}/${path}`)
  }
  async function expectToFit(): Promise<void> {
    const overflow = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }

  await test.step('a visitor finds a product, and is asked to sign in to add it', async () => {
    await tab.goto(`${shop.url}/`)
    await tab.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('EB Garamond') && status === 'loaded',
      ),
    )
    await expectToFit()
    await followMenu(layout.shop)
    await at('link', name).click()
    await at('heading', name).wait()
    await expectToFit()
    await press(catalogueWords.addToCart)
    await sees(catalogueWords.addNeedsLogin)
  })

  await test.step('an account is opened', async () => {
    await followMenu(layout.login)
    await at('link', session.toRegister).click()
    for (const field of ['firstName', 'lastName', 'email', 'address'] as const)
      await at('textbox', session[field]).fill(camille[field])
    await tab.locator('input[type=password]').fill(camille.password)
    await press(session.registerButton)
    await at('heading', name).wait()
  })

  await test.step('the product was added meanwhile, and one more of it is', async () => {
    await sees(catalogueWords.inCart(1))
    await openWhenIdle('panier')
    await press(cart.more(name))
    const bought = async () => {
      const lines = await (await ApiClient.signIn(shop.url, camille)).cart()
      return lines.map((line) => [line.product_name, line.command_quantity])
    }
    await expect.poll(bought).toEqual([[name, 2]])
    await tab.locator(`[aria-label="${cart.quantityOf(name)}"][value="2"]`).wait()
    await expectToFit()
  })

  await test.step('paying leads to the order, and signing out leaves nothing', async () => {
    await tab.locator('main input[type=checkbox]').click()
    await press(cart.pay)
    await sees('Panier payé !')
    await at('heading', orders.title).wait()
    await sees(name)
    await expectToFit()
    await followMenu(layout.profile)
    await press(account.logout)
    await expect.poll(() => tab.evaluate(() => localStorage.length)).toBe(0)
  })

  expect(heard).toEqual([])
  expect(await firefox.cookies()).toEqual([])
})

/** Collects what the page writes as an error or warning, and what it requests of other hosts. */
function listen(tab: Page, shop: string): string[] {
  const heard: string[] = []
  tab.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) heard.push(message.text())
  })
  tab.on('pageerror', (error) => heard.push(String(error)))
  tab.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (!['data:', 'blob:'].includes(protocol) && origin !== shop) heard.push(request.url())
  })
  tab.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The page was left, or the video had enough.
    if (reason !== 'NS_BINDING_ABORTED') heard.push(`${request.url()} ${reason}`)
  })
  return heard
}
