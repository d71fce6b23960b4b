import type { Page } from '@playwright/test'
import { pathTo, paths } from '../contract/site/paths'
import { expect, test } from './journey'
import { sees, signIn } from './page'
import { a4, blackOnWhite, lookOnPaper, printed } from './paper'
import { words } from './words'

const seller = { SHOP_ADDRESS: '3 place du Marché, 41000 Blois', SHOP_SIRET: '123 456 789 00012' }

/** The names of the articles are links, and are printed. */
const sheet = {
  text: 'body, main :is(p, dt, dd)',
  frame: 'header, footer, nav, button, [role=status], main a[href^="/"]:not(th a)',
}

/** With what they are above. */
const expectHeadingsToStay = (page: Page) =>
  expect(page.locator('main h2').first()).toHaveCSS('break-after', 'avoid')

test.describe('with a seller', () => {
  test.use({ ownShop: seller })

  test('an order of twelve lines is one page of A4, black on white', async ({
    page,
    client,
    catalogue: { all },
  }) => {
    const products = all.filter(({ product_stock }) => product_stock > 1).slice(0, 12)
    const order = await client.buy(...products)
    await signIn(page, client.person)
    await page.goto(pathTo('order', order).slice(1))
    await sees(page, products[11]!.product_name)
    const siret = page.getByText(words.orders.siret(seller.SHOP_SIRET))
    await expect(siret).toBeHidden()
    expect(await lookOnPaper(page, sheet)).toEqual(blackOnWhite)
    // The seller's letterhead is above the title.
    const title = (await page.locator('h1').boundingBox())!.y
    for (const line of [page.getByText(seller.SHOP_ADDRESS).filter({ visible: true }), siret])
      expect((await line.boundingBox())!.y).toBeLessThan(title)
    expect(await printed(page)).toEqual([a4])
    await expect(page.getByRole('row').nth(1)).toHaveCSS('break-inside', 'avoid')
    await expectHeadingsToStay(page)
  })
})

test('a legal page is printed without its contents and what surrounds it', async ({ page }) => {
  for (const path of [paths.termsOfSale, paths.privacy, paths.accessibility]) {
    await page.goto(path.slice(1))
    expect(await lookOnPaper(page, sheet)).toEqual(blackOnWhite)
    await expectHeadingsToStay(page)
    expect(new Set(await printed(page))).toEqual(new Set([a4]))
  }
  await page.emulateMedia({ media: 'screen' })
  await sees(page, words.legalPages.accessibilityTitle)
})
