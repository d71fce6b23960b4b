import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { ApiClient } from '../testing/ApiClient'
import { findFirefox } from './browser'
import { expect, test as base } from './journey'
import { newestMailTo } from './mails'
import { newPerson } from '../testing/newPerson'
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
  const product = inStock(all, 10)
  const name = product.product_name
  const tab = await firefox.newPage()
  const heard = listen(tab, new URL(shop.url).origin)
  const at = (role: string, named: string) =>
    tab.locator(`::-p-aria([role="${role}"][name="${named}"])`).setTimeout(15_000)
  const sees = (text: string) =>
    tab.waitForFunction((part) => document.body.innerText.includes(part), {}, text)
  const followMenu = async (link: string) => {
    await at('button', layout.openMenu).click()
    await at('link', link).click()
  }
  /** In Firefox a page that is left during a request still writes the error. */
  const whenIdle = () => tab.waitForNetworkIdle({ idleTime: 300 })
  const storage = () => tab.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)))
  const expectToFit = async () =>
    expect(
      await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)

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
    await at('button', catalogueWords.addToCart).click()
    await sees(catalogueWords.addNeedsLogin)
  })

  await test.step('an account is opened', async () => {
    await followMenu(layout.login)
    await at('link', session.toRegister).click()
    await at('textbox', session.firstName).fill(camille.firstName)
    await at('textbox', session.lastName).fill(camille.lastName)
    await at('textbox', session.email).fill(camille.email)
    await at('textbox', session.address).fill(camille.address)
    await tab.locator('input[type=password]').fill(camille.password)
    await at('button', session.registerButton).click()
    await sees(account.greeting(camille.firstName))
  })

  await test.step('the product is added, and one more of it', async () => {
    await whenIdle()
    await tab.goto(`${shop.url}/product/${product.product_serial_number}`)
    await at('button', catalogueWords.addToCart).click()
    await sees(catalogueWords.added)
    await whenIdle()
    await tab.goto(`${shop.url}/panier`)
    await at('button', cart.more(name)).click()
    await tab.waitForFunction(
      (label) => document.querySelector<HTMLInputElement>(`[aria-label="${label}"]`)?.value === '2',
      {},
      cart.quantityOf(name),
    )
    await expectToFit()
    const lines = await (await ApiClient.signIn(shop.url, camille)).cart()
    expect(lines.map((line) => [line.product_name, line.command_quantity])).toEqual([[name, 2]])
  })

  await test.step('paying leads to the order, and signing out leaves nothing', async () => {
    await at('button', cart.pay).click()
    await sees('Panier payé !')
    await at('heading', orders.title).wait()
    await sees(name)
    await expectToFit()
    await newestMailTo(shop, camille.email)
    await followMenu(layout.profile)
    await at('button', account.logout).click()
    await expect.poll(storage).toEqual({})
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
