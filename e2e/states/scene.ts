import type { ProductReply } from '../../contract/api/catalogue'
import { pathTo, paths, type PageName } from '../../contract/site/paths'
import { ApiClient, fetchProducts } from '../../testing/ApiClient'
import type { Person } from '../../testing/newPerson'
import { startBuiltShop, type BuiltShop } from '../../testing/startBuiltShop'
import { withoutRateLimits, test as base } from '../journey'
import type { Viewer } from './reach'

/** Every page of the shop, and every other screen that has an address of its own. */
export type ScreenName =
  | PageName
  | 'unknown'
  | 'soldOut'
  | 'noCategory'
  | 'noProduct'
  | 'noListPage'
  | 'noOrder'
  | 'passwordLink'
  | 'emailLink'
  | 'alertLink'
  | 'deadReviewLink'

/** A shop with people in every situation, and where its screens are. */
export type Scene = {
  shop: BuiltShop
  addresses: Record<ScreenName, string>
  viewers: Record<Exclude<Viewer, 'visitor'>, ApiClient> & { visitor: null }
  /** The first of what the client has bought. */
  bought: ProductReply
  order: string
}
type Options = {
  settings?: Record<string, string>
  build?: string
  /** The client with an order. */
  person?: Partial<Person>
  /** All are bought; of the second one is left then, and none of the third. */
  choose?: (shop: BuiltShop) => Promise<ProductReply[]>
}

/** The screens that need a client. */
export const clientScreens: ScreenName[] = [
  'profile',
  'editProfile',
  'editPassword',
  'deleteAccount',
  'cart',
  'newestOrder',
  'order',
]

const chooseCoffees = async ({ url }: BuiltShop) =>
  (await fetchProducts(url)).filter((one) => one.product_categorie_name === 'Café')

export async function openScene({
  settings = {},
  build = 'dist',
  person = {},
  choose = chooseCoffees,
}: Options = {}): Promise<Scene> {
  const shop = await startBuiltShop({ ...withoutRateLimits, ...settings }, { build })
  const { url } = shop
  const [bought, rare, gone] = await choose(shop)
  if (!bought || !rare || !gone) throw new Error('The catalogue has fewer than three of these.')
  const viewers = {
    visitor: null,
    client: await ApiClient.register(url, person),
    newcomer: await ApiClient.register(url),
    late: await ApiClient.register(url),
    unsettled: await ApiClient.register(url, { address: '' }),
  }
  const order = await viewers.client.buy(bought, rare, gone)
  await viewers.client.add(bought, rare)
  await viewers.late.add(rare, rare, gone, bought)
  await viewers.unsettled.add(bought)
  await shop.command('stock', String(rare.product_serial_number), '1')
  await shop.command('stock', String(gone.product_serial_number), '0')
  return {
    shop,
    viewers,
    bought,
    order,
    addresses: {
      ...paths,
      category: pathTo('category', 2),
      product: pathTo('product', bought.product_serial_number),
      order: pathTo('order', order),
      unknown: '/nulle-part',
      soldOut: pathTo('product', gone.product_serial_number),
      noCategory: pathTo('category', 99),
      noProduct: pathTo('product', 'rien'),
      noListPage: `${paths.products}?page=99`,
      noOrder: pathTo('order', '999999999'),
      passwordLink: `${paths.confirmPassword}#token=perdu`,
      emailLink: `${paths.confirmEmail}#token=perdu`,
      alertLink: `${paths.stockAlert}#token=perdu`,
      deadReviewLink: `${paths.reviewLink}#token=perdu`,
    },
  }
}

/** Journeys on such a shop, opened once for each worker. */
export const testIn = (options: Options = {}) =>
  base.extend<object, { scene: Scene }>({
    scene: [
      async ({}, use) => {
        const scene = await openScene(options)
        await use(scene)
        await scene.shop.stop()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    shop: ({ scene }, use) => use(scene.shop),
  })
export const test = testIn()
