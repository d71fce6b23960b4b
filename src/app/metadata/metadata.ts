import { readListAddress } from '../../../contract/site/listUrl'
import type { Head, Metadata, Thing } from '../../../contract/site/renderer'
import type { Words } from '../../../wording/words'
import { catalogueApi } from '../../features/catalogue/catalogueApi'
import type { Product, ProductPage } from '../../features/catalogue/Product'
import { categoryIds, paths, pathTo } from '../../paths'
import type { Place, Shop } from '../head'
import type { ShownPage } from '../routes'
import type { RootState } from '../store'
import { toCard } from './card'
import { listThing, trailThing, type Step } from './listThings'
import { productThing } from './productThing'
import { storeThing } from './storeThing'

const { listProducts, listProductsByCategory, getProduct } = catalogueApi.endpoints
type Row = (place: Place, shop: Shop, state: RootState) => Thing[]

/** What a page says to those who link to it and search it; null where it is not to be found. */
export function metadataOf(
  head: Head | null,
  place: Place,
  shop: Shop,
  state: RootState,
): Metadata | null {
  if (!head?.isIndexed || !head.canonical) return null
  return {
    card: isLegal[place.page] ? {} : toCard(head, head.canonical, productAt(place, state), shop),
    things: rows[place.page]?.(place, shop, state) ?? [],
  }
}

/** Found, and read, but not shown around; the longest of all pages besides. */
const isLegal: Partial<Record<ShownPage, true>> = {
  termsOfUse: true,
  termsOfSale: true,
  legalNotice: true,
  privacy: true,
  accessibility: true,
}

const rows: Partial<Record<ShownPage, Row>> = {
  home: (_, { settings }) => [storeThing(settings)],
  products: ({ search }, shop, state) => {
    const asked = readListAddress(search)
    return listed(wayToShop(shop), listProducts.select(asked)(state).data, asked.page, shop)
  },
  category: ({ params: { id = '' }, search }, shop, state) => {
    const asked = readListAddress(search)
    const { data } = listProductsByCategory.select({ categoryId: id, ...asked })(state)
    const category = categorySteps(shop.words).filter(({ path }) => path === categoryPath(id))
    return listed([...wayToShop(shop), ...category], data, asked.page, shop)
  },
  product: (place, shop, state) => {
    const product = productAt(place, state)
    if (!product) return []
    const { name, serial, category } = product
    const steps = [
      ...wayToShop(shop),
      ...categorySteps(shop.words).filter((step) => step.name === category),
      { name, path: pathTo('product', serial) },
    ]
    return [productThing(product, shop.settings), trailThing(steps, shop.settings)]
  },
}

function productAt({ page, params }: Place, state: RootState): Product | undefined {
  if (page !== 'product') return undefined
  return getProduct.select(params.id ?? '')(state).data ?? undefined
}

function listed(steps: Step[], list: ProductPage | undefined, page: number, shop: Shop): Thing[] {
  const trail = trailThing(steps, shop.settings)
  return list?.products.length ? [trail, listThing(list, page, shop.settings)] : [trail]
}

const wayToShop = ({ words: { layout } }: Shop): Step[] => [
  { name: layout.home, path: paths.home },
  { name: layout.shop, path: paths.products },
]

function categorySteps({ catalogue: { categories } }: Words): Step[] {
  const names = Object.keys(categoryIds) as (keyof typeof categoryIds)[]
  return names.map((name) => ({ name: categories[name], path: categoryPath(categoryIds[name]) }))
}

const categoryPath = (id: string | number) => pathTo('category', id).toLowerCase()
