import { pathTo, paths, type PageName } from '../../src/paths'
import { addOverApi, buyOverApi, cataloguesOf, registerOverApi, type SignedIn } from '../api'
import { newPerson, type Person } from '../people'
import { startBuiltShop, type BuiltShop } from '../../testing/startBuiltShop'
import type { Shopper } from './ScreenState'

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

/** A shop with people in every situation, and where its screens are. */
export type World = {
  shop: BuiltShop
  addresses: Record<ScreenName, string>
  shoppers: Record<Shopper, SignedIn | null>
}

export async function openWorld(settings: Record<string, string> = {}): Promise<World> {
  const shop = await startBuiltShop(settings)
  const { url } = shop
  const register = (changes: Partial<Person> = {}) =>
    registerOverApi(url, { ...newPerson(), ...changes })
  const { coffees } = await cataloguesOf(url)
  const [coffee, rare, gone] = coffees.map((product) => ({
    ...product,
    serial: String(product.product_serial_number),
  }))
  if (!coffee || !rare || !gone) throw new Error('The catalogue has fewer than three coffees.')
  const shoppers = {
    visitor: null,
    client: await register(),
    newcomer: await register(),
    late: await register(),
    unsettled: await register({ address: '' }),
  }
  const order = await buyOverApi(url, shoppers.client, coffee)
  await addOverApi(url, shoppers.client, rare)
  for (const product of [rare, rare, gone, coffee]) await addOverApi(url, shoppers.late, product)
  await addOverApi(url, shoppers.unsettled, coffee)
  await shop.command('stock', rare.serial, '1')
  await shop.command('stock', gone.serial, '0')
  return {
    shop,
    shoppers,
    addresses: {
      ...paths,
      category: pathTo('category', 2),
      product: pathTo('product', coffee.serial),
      order: pathTo('order', order),
      unknown: '/nulle-part',
      soldOut: pathTo('product', gone.serial),
      noCategory: pathTo('category', 99),
      noProduct: pathTo('product', 'rien'),
      noListPage: `${paths.products}?page=99`,
      noOrder: pathTo('order', '999999999'),
      passwordLink: `${paths.confirmPassword}#token=perdu`,
      emailLink: `${paths.confirmEmail}#token=perdu`,
    },
  }
}
