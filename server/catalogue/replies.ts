import type * as z from 'zod/mini'
import type {
  getProduct,
  listProducts,
  ProductReply,
  WholeProductReply,
} from '../../contract/api/catalogue'
import { bestCount } from '../../contract/homeLimits'
import type { ReferencedProduct } from '../../contract/api/favourites'
import type { CatalogueCache } from '../cache/CatalogueCache'
import type { Services } from '../services'
import { Places } from './Places'
import { listBestProducts } from './bestProducts'
import * as queries from './queries'
import { beginRecentSales } from './recentSales'
import * as rules from './rules'

type ListQuery = z.infer<typeof listProducts.query>
/** A part of a list, and the number of products in the whole list. */
export type List = { products: ProductReply[]; total: number }
export type CatalogueReplies = ReturnType<typeof catalogueReplies>

/** The replies of the catalogue's public endpoints, for routes and for rendered pages. */
export function catalogueReplies(
  {
    database,
    clock,
    settings,
    shopSettings,
  }: Pick<Services, 'database' | 'clock' | 'settings' | 'shopSettings'>,
  catalogueCache: CatalogueCache,
) {
  const { sql } = database
  const placesOfLists = catalogueCache.open<Places>({
    maxBytes: Places.maxBytes,
    size: () => Places.bytes,
    isCacheable: () => true,
  })

  async function list(listing: queries.Listing): Promise<List> {
    const { categoryId, sort } = listing
    const places = await placesOfLists.get(`${categoryId}:${sort}`, () =>
      Promise.resolve(new Places()),
    )
    const part = places.nearest(listing)
    const rows = await queries.listProducts(sql, part)
    if (part.from?.direction === 'before') rows.reverse()
    places.note(listing, rows)
    const total = await queries.countProducts(sql, categoryId)
    return { products: rows.map(rules.toProductReply), total }
  }

  return {
    listProducts: (query: ListQuery) => list(rules.toListing(query)),

    async listProductsByCategory(categoryId: string, query: ListQuery): Promise<List> {
      const id = rules.readCategoryId(categoryId)
      if (id === undefined) return { products: [], total: 0 }
      return list({ ...rules.toListing(query), categoryId: id })
    },

    async listBestProducts(): Promise<ProductReply[]> {
      await beginRecentSales(database, rules.bestSince(clock()))
      const { bestProducts: chosen } = await shopSettings.read()
      const best = await listBestProducts(sql, { chosen, limit: bestCount })
      return best.map(rules.toProductReply)
    },

    async getProduct(
      id: z.infer<typeof getProduct.params>['id'],
    ): Promise<WholeProductReply | undefined> {
      const product = await queries.findProduct(sql, id)
      return product && rules.toWholeProductReply(product, settings)
    },

    /** Undefined if there is no such product; empty if it comes in one format. */
    async listFormats(id: string): Promise<ProductReply[] | undefined> {
      const product = await queries.findProduct(sql, id)
      if (!product) return undefined
      const { group } = product.facts
      const formats = group === undefined ? [] : await queries.listGroup(sql, group)
      return formats.length > 1 ? formats.map(rules.toProductReply) : []
    },

    async listProductsByReference(serials: readonly string[]): Promise<ReferencedProduct[]> {
      const rows = await queries.listByReferences(sql, serials)
      return rules.toReferencedProducts(serials, rows)
    },
  }
}
