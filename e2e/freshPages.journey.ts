import { changeProduct } from './changeProduct'
import { startShop, type ShopServer } from './shopServer'

let shop: ShopServer
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const pageOf = async (address: string) => (await fetch(`${shop.url}${address}`)).text()
const pages = ['/', '/products', '/ProductListByCategorie/2', '/product/CAF-001']

test('what npm run shop changes shows in the very next request of every page', async () => {
  await changeProduct(shop, { prix: '0,01', vedette: 'oui' })
  await shop.command('stock', 'CAF-001', '40')
  // The cheapest coffee, and chosen: on all four pages, which are kept from here on.
  for (const page of pages) expect(await pageOf(page)).toContain('0,01')
  await shop.command('stock', 'CAF-001', '3')
  for (const page of pages.slice(0, 3)) expect(await pageOf(page)).toContain('Plus que 3')
  expect(await pageOf('/product/CAF-001')).toContain('3 en stock')
  await changeProduct(shop, { prix: '0,02' })
  for (const page of pages) expect(await pageOf(page)).toContain('0,02')
  await changeProduct(shop, { nom: 'Moka du matin' })
  for (const page of pages) expect(await pageOf(page)).toContain('Moka du matin')
  await shop.command('stock', 'CAF-001', '0')
  for (const page of pages.slice(0, 3)) expect(await pageOf(page)).toContain('Épuisé')
})
