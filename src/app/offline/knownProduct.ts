import { toEuros } from '../../../contract/amounts'
import type { RootState } from '../../api/RootState'
import type { ListedProduct } from '../../features/catalogue/Product'
import type { LinePart } from '../../features/cart/offline/StoredCart'

/**
 * What the cached replies knew last of a product: a page, a list, a search or the favourites have shown
 * it.
 */
export function knownProduct({ api }: RootState, serial: string): LinePart | undefined {
  const newestFirst = Object.values(api.queries).sort((one, other) => readAt(other) - readAt(one))
  const products = newestFirst.flatMap((query) => productsIn(query?.data))
  const product = products.find((one) => one.serial === serial)
  return (
    product && {
      product_name: product.name,
      product_price: toEuros(product.priceCents),
      product_stock: product.stock,
      product_img: product.picture,
    }
  )
}

type CachedQuery = RootState['api']['queries'][string]
const readAt = (query: CachedQuery) => query?.fulfilledTimeStamp ?? 0

function productsIn(data: unknown): ListedProduct[] {
  if (typeof data !== 'object' || data === null) return []
  if (Array.isArray(data)) return data.flatMap(productsIn)
  if (isProduct(data)) return [data]
  const { products, product } = data as { products?: unknown; product?: unknown }
  return productsIn(products ?? product)
}

const isProduct = (data: unknown): data is ListedProduct =>
  typeof data === 'object' &&
  data !== null &&
  'serial' in data &&
  'priceCents' in data &&
  'stock' in data &&
  'picture' in data
