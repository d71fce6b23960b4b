import { createPageStore } from '../src/app/store'
import { catalogueApi } from '../src/features/catalogue/catalogueApi'
import { toProduct } from '../src/features/catalogue/Product'
import { pageSettingsOfTests } from './pageSettingsOfTests'

const noCall = () => Promise.reject(new Error('The state of a page needs no call.'))

/** The state in which the page of this product could not be loaded. */
export async function failedPageStateOf(serial: string) {
  const store = createPageStore(pageSettingsOfTests, noCall)
  await store.dispatch(catalogueApi.endpoints.getProduct.initiate(serial, { subscribe: false }))
  const state = store.getState()
  store.dispatch(catalogueApi.util.resetApiState())
  return state
}

/** The state in which the server renders the page of a product with this description. */
export function pageStateOf(serial: string, description: string) {
  const value = toProduct({
    product_serial_number: serial,
    product_name: 'Café 01',
    product_price: 6.9,
    product_img: null,
    product_desc: description,
    product_country: 'Éthiopie',
    product_weight: 250,
    product_stock: 10,
    product_categorie_name: 'Café',
  })
  const store = createPageStore(pageSettingsOfTests, noCall)
  const entry = { endpointName: 'getProduct' as const, arg: serial, value }
  store.dispatch(catalogueApi.util.upsertQueryEntries([entry]))
  const state = store.getState()
  // The timers of its queries.
  store.dispatch(catalogueApi.util.resetApiState())
  return state
}
