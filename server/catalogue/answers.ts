import type { getProduct, listProducts, WireProduct } from '../../contract/catalogue'
import type * as z from 'zod/mini'
import type { Services } from '../services'
import * as queries from './queries'
import * as rules from './rules'

type ListQuery = z.infer<typeof listProducts.query>
/** A part of a list, and how many products the whole list has. */
export type List = { products: WireProduct[]; total: number }

/** What the catalogue's public calls answer, to a route or to a page that is being written. */
export function catalogueAnswers({
  database: { sql },
  clock,
}: Pick<Services, 'database' | 'clock'>) {
  async function list(listing: queries.Listing): Promise<List> {
    const products = await queries.listProducts(sql, listing)
    const total = await queries.countProducts(sql, listing.categoryId)
    return { products: products.map(rules.toWireProduct), total }
  }

  return {
    listProducts: (query: ListQuery) => list(rules.toListing(query)),

    async listProductsByCategory(categoryId: string, query: ListQuery): Promise<List> {
      const id = rules.readCategoryId(categoryId)
      if (id === undefined) return { products: [], total: 0 }
      return list({ ...rules.toListing(query), categoryId: id })
    },

    async listBestProducts(): Promise<WireProduct[]> {
      const since = rules.bestSince(clock())
      const best = await queries.listBestProducts(sql, { since, limit: rules.bestCount })
      return best.map(rules.toWireProduct)
    },

    async getProduct(
      id: z.infer<typeof getProduct.params>['id'],
    ): Promise<WireProduct | undefined> {
      const product = await queries.findProduct(sql, id)
      return product && rules.toWireProduct(product)
    },
  }
}
