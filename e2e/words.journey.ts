import type { Page } from '@playwright/test'
import { fetchProducts } from '../testing/ApiClient'
import { isFull } from '../testing/sample'
import type { BuiltShop } from '../testing/startBuiltShop'
import { changeProduct } from './changeProduct'
import { expect } from './journey'
import { field, open, press } from './page'
import { findBadLines } from './readerSettings'
import { screens } from './states/visitStates'
import { clientScreens, testIn, type ScreenName } from './states/scene'
import { narrow, visit } from './visit'
import { words } from './words'

const longName = 'Théière-samovar électrothermorégulatrice en porcelaine de Limoges et sa lampe'
/** What a visitor is shown in the short form; TESTS=full shows all. */
const sample: ScreenName[] = ['home', 'products', 'product', 'register']
/** Every line of this person is longer than the screens would like it. */
const longPerson = {
  firstName: 'Marie-Philippine-Wilhelmine',
  lastName: 'de Montmorency-Luxembourg-Beaufort',
  email: 'camille-de-montmorency@correspondance-personnelle.example.org',
  address:
    'Résidence Anne-de-Bretagne, bâtiment C, escalier 12, 1299 boulevard du Maréchal-de-Lattre-de-Tassigny, 41350 Saint-Gervais-la-Forêt',
}

/** A chosen product with a long name for 1 299,00 €, and what else has the longest names. */
async function chooseLongest(shop: BuiltShop) {
  await changeProduct(shop, { nom: longName, prix: '1299,00', stock_compte: '8', vedette: 'oui' })
  return (await fetchProducts(shop.url))
    .filter(({ product_stock }) => product_stock > 2)
    .sort((one, other) => other.product_name.length - one.product_name.length)
}

const test = testIn({ person: longPerson, choose: chooseLongest })

test('long words are set well in every window, size and spacing', async ({
  page,
  browser,
  scene: { shop, viewers, addresses },
}) => {
  // Two are left: it says so everywhere.
  await shop.command('stock', 'CAF-001', '2')
  const clientPage = await visit(browser, { url: shop.url, signedIn: viewers.client })
  const found: Record<string, string[]> = {}
  async function look(at: Page, who: string, names: ScreenName[]): Promise<void> {
    for (const name of names) {
      await open(at, addresses[name])
      await at.getByText(words.common.waiting).waitFor({ state: 'detached' })
      // The longer of the two addresses.
      if (name === 'cart' && who === 'client') await at.getByLabel(words.cart.toHome).check()
      Object.assign(found, await findBadLines(at, `${who}, ${name}`))
    }
  }

  await test.step('every page keeps its words together, however narrow, large or spaced', async () => {
    // Its addresses without a product are answered with 404, which Chromium writes down.
    const visitor = await visit(browser, { url: shop.url })
    await Promise.all([
      look(visitor, 'visitor', isFull ? screens : sample),
      look(clientPage, 'client', isFull ? ['home', ...clientScreens] : ['cart', 'order']),
    ])
    expect(found).toEqual({})
    await visitor.context().close()
  })

  await test.step('so do the menu, the errors of a form and a message', async () => {
    await page.setViewportSize(narrow)
    await open(page, 'login')
    await press(page, words.session.signInButton)
    await field(page, words.session.email).and(page.locator('[aria-invalid]')).waitFor()
    await page.getByRole('button', { name: words.layout.openMenu }).click()
    expect(await findBadLines(page, 'login')).toEqual({})
  })

  await test.step('where a reader forces the colours, states and controls still show', async () => {
    const look = (selector: string, pseudo?: string) =>
      clientPage.evaluate(
        ([found, part]) => {
          const element = document.querySelector(found)!
          const { outlineStyle, backgroundColor } = getComputedStyle(element, part)
          return `${outlineStyle} ${backgroundColor}`
        },
        [selector, pseudo] as const,
      )
    await clientPage.emulateMedia({ forcedColors: 'active' })
    await clientPage.setViewportSize(narrow)
    await clientPage.goto(addresses.cart.slice(1))
    await clientPage.getByRole('radio').first().waitFor()
    expect(await look('header button[aria-expanded] > span')).not.toBe(await look('header'))
    expect(await look('label:has(:checked)')).not.toBe(await look('label:has(:not(:checked))'))
    await clientPage.goto(addresses.order.slice(1))
    await clientPage.locator('li[aria-current=step]').waitFor()
    const step = (is: string) => look(`[data-is=${is}]`, '::before')
    expect(await step('now')).not.toBe(await step('ahead'))
    await clientPage.context().close()
  })
})
