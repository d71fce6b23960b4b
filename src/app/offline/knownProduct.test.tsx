import { pageSettingsOfTests } from '../../../testing/pageSettingsOfTests'
import { catalogueApi } from '../../features/catalogue/catalogueApi'
import { favouritesApi } from '../../features/catalogue/favourites/favouritesApi'
import { createShopStore } from '../store'
import { knownProduct } from './knownProduct'

test('of a product that was read several times, the last reply counts', async () => {
  const store = createShopStore(pageSettingsOfTests, localStorage)
  const { getProduct } = catalogueApi.endpoints
  const read = async (id: string, priceCents: number) => {
    await shop.changeProduct('CAF-21', { priceCents })
    await store.dispatch(getProduct.initiate(id, { forceRefetch: true })).unwrap()
  }
  const price = () => knownProduct(store.getState(), 'CAF-21')?.product_price
  await read('CAF-21', 1100)
  expect(price()).toBe(11)
  await read('caf-21', 1200)
  expect(price()).toBe(12)
  // Its place among the replies stays that of the first read.
  await read('CAF-21', 1300)
  expect(price()).toBe(13)
})

test('a product that the favourites alone have shown is known', async () => {
  const store = createShopStore(pageSettingsOfTests, localStorage)
  const { listProductsByReference } = favouritesApi.endpoints
  await store.dispatch(listProductsByReference.initiate(['CAF-20', 'CAF-22'])).unwrap()
  expect(knownProduct(store.getState(), 'CAF-22')?.product_name).toBe('Café 22')
  expect(knownProduct(store.getState(), 'CAF-21')).toBeUndefined()
})
