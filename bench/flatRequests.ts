import type { InjectOptions } from 'fastify'
import { addToCart, getCart } from '../contract/api/cart'
import { getOrder, listOrders } from '../contract/api/orders'
import { pathTo } from '../contract/site/paths'
import type { FlatShop } from './flatShop'

type Ask = (shop: FlatShop, turn: number) => InjectOptions

const page = (url: string): InjectOptions => ({ url, headers: { accept: 'text/html' } })
const serialOf = ({ serials }: FlatShop, turn: number) => serials[turn % serials.length]!

function ofClient({ shopper }: FlatShop, { method, path }: Row, fields = {}): InjectOptions {
  const payload = { client_id: shopper.id, ...fields }
  return { method, url: path, headers: shopper.headers, payload }
}
type Row = { method: 'POST'; path: string }

/** The requests to both shops, by name. */
export const flatRequests: Record<string, Ask> = {
  'Home page': () => page(pathTo('home')),
  'List page': () => page(pathTo('products')),
  'Product page': (shop, turn) => page(pathTo('product', serialOf(shop, turn))),
  'API: list': () => ({ url: '/api/products?page=1' }),
  'API: list, dearest first, the second page': () => ({ url: '/api/products?filter=desc&page=2' }),
  'API: list of a category': () => ({ url: '/api/products/2?page=1&per_page=10' }),
  'API: best products': () => ({ url: '/api/best_product/' }),
  'API: product': (shop, turn) => ({ url: `/api/product/${serialOf(shop, turn)}` }),
  'API: search, a word': () => ({ url: '/api/search?q=cafe' }),
  'API: search, words and a facet': () => ({ url: '/api/search?q=kenya+filtre&prix=20' }),
  'API: search, misspelt': () => ({ url: '/api/search?q=etiopie' }),
  'API: search, facets alone': () => ({ url: '/api/search?preparation=filtre' }),
  'API: suggestions': () => ({ url: '/api/suggestions?q=yirg' }),
  'API: cart': (shop) => ofClient(shop, getCart),
  'API: add to cart': (shop) => ofClient(shop, addToCart, { product_serial_number: 'CAF-001' }),
  'API: orders': (shop) => ofClient(shop, listOrders),
  'API: one order': ({ order, shopper }) => ({
    url: `${getOrder.path.replace(':id', order)}?client_id=${shopper.id}`,
    headers: shopper.headers,
  }),
}
