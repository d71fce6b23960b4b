import { formPages, indexedPaths, paths, type PageName } from '../../contract/site/paths'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { catalogueApi } from '../features/catalogue/catalogueApi'
import { toProduct } from '../features/catalogue/Product'
import { pageNamed } from './pages'
import { createShopStore } from './store'

const names = [...(Object.keys(paths) as PageName[]), 'notFound' as const]

test.each(names)(
  '%s has a module with a page, and with a head that agrees with its path',
  async (page) => {
    const [product] = await shop.products()
    const value = toProduct(product!)
    const store = createShopStore(pageSettingsOfTests, localStorage)
    const entry = { endpointName: 'getProduct' as const, arg: value.serial, value }
    store.dispatch(catalogueApi.util.upsertQueryEntries([entry]))
    const { Page, head, action } = await pageNamed(page).load()
    expect(action !== undefined).toBe(formPages.some((one) => one === page))
    expect(Page).toBeInstanceOf(Function)
    const id = { product: value.serial, category: '2', order: '12345678' }[page as string]
    const shown = head(
      { page, id, search: '' },
      { settings: pageSettingsOfTests, state: store.getState() },
    )
    expect(shown?.title).toBeTruthy()
    expect(shown?.isIndexed).toBe(page in indexedPaths)
    expect(shown?.canonical !== undefined).toBe(page in indexedPaths)
  },
)
