import * as endpoints from '../../contract/api/catalogue'
import { getHome } from '../../contract/api/home'
import { listReviews } from '../../contract/api/reviews'
import { searchProducts } from '../../contract/api/search'
import { totalCountHeader } from '../../contract/lists'
import type { ApiReply, ApiRequest } from '../../contract/site/renderer'
import type { CatalogueReplies, List } from '../catalogue/replies'
import type { HomeReplies } from '../catalogue/homeRoutes'
import type { ReviewReplies } from '../reviews/replies'
import type { SearchReplies } from '../search/replies'

/** What answers the requests of rendered pages. */
export type PublicReplies = CatalogueReplies & SearchReplies & ReviewReplies & HomeReplies

/** Replies to the catalogue requests of a page that is being rendered, without the network. */
export function callInProcess(
  publicReplies: PublicReplies,
): (asked: ApiRequest) => Promise<ApiReply> {
  return async ({ endpoint, params = {}, query = {} }) => {
    switch (endpoint.name) {
      case endpoints.listProducts.name:
        return listed(await publicReplies.listProducts(query))
      case endpoints.listProductsByCategory.name:
        return listed(await publicReplies.listProductsByCategory(params.categoryId ?? '', query))
      case endpoints.listBestProducts.name:
        return ok(await publicReplies.listBestProducts())
      case endpoints.getProduct.name: {
        const product = await publicReplies.getProduct(params.id ?? '')
        return product ? ok(product) : { status: 404, headers: {}, data: null }
      }
      case endpoints.listRelated.name: {
        const related = await publicReplies.listRelated(params.id ?? '')
        return related ? ok(related) : { status: 404, headers: {}, data: null }
      }
      case listReviews.name: {
        const reviews = await publicReplies.listReviews(params.id ?? '')
        return reviews ? ok(reviews) : { status: 404, headers: {}, data: null }
      }
      case getHome.name:
        return ok(await publicReplies.getHome())
      case searchProducts.name:
        return ok(await publicReplies.searchProducts(query))
      default:
        throw new Error(`No page shows what ${endpoint.name} answers.`)
    }
  }
}

const ok = (data: unknown, headers: Record<string, string> = {}) => ({ status: 200, headers, data })

function listed({ products, total }: List) {
  return ok(products, { [totalCountHeader.toLowerCase()]: String(total) })
}
