import { changeProduct } from './changeProduct'
import { expect, test } from './journey'

const pages = ['', 'products', 'ProductListByCategorie/2', 'product/CAF-001']

test.use({ ownShop: {} })

test('what npm run shop changes shows in the very next request of every page', async ({
  shop,
  request,
}) => {
  async function expectOn(paths: string[], text: string): Promise<void> {
    for (const path of paths) expect(await (await request.get(path)).text()).toContain(text)
  }
  await changeProduct(shop, { prix: '0,01', vedette: 'oui' })
  await shop.command('stock', 'CAF-001', '40')
  // The cheapest coffee, and chosen: on all four pages, which are cached from here on.
  await expectOn(pages, '0,01')
  await shop.command('stock', 'CAF-001', '3')
  await expectOn(pages.slice(0, 3), 'Plus que 3')
  await expectOn(pages.slice(3), '3 en stock')
  await changeProduct(shop, { prix: '0,02' })
  await expectOn(pages, '0,02')
  await changeProduct(shop, { nom: 'Moka du matin' })
  await expectOn(pages, 'Moka du matin')
  await shop.command('stock', 'CAF-001', '0')
  await expectOn(pages.slice(0, 3), 'Épuisé')
})
