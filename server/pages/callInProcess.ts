import * as endpoints from '../../contract/api/catalogue'
import { getDelivery } from '../../contract/api/delivery'
import { getHome } from '../../contract/api/home'
import { listReviews } from '../../contract/api/reviews'
import { searchProducts } from '../../contract/api/search'
import { totalCountHeader } from '../../contract/lists'
import type { ApiReply, ApiRequest } from '../../contract/site/renderer'
import type { CatalogueReplies, List } from '../catalogue/replies'
import type { DeliveryReplies } from '../catalogue/deliveryRoutes'
import type { HomeReplies } from '../catalogue/homeRoutes'
import type { ReviewReplies } from '../reviews/replies'
import type { SearchReplies } from '../search/replies'

/** What answers the requests of rendered pages. */
export type PublicReplies = CatalogueReplies &
  SearchReplies &
  ReviewReplies &
  HomeReplies &
  DeliveryReplies

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
      case endpoints.getProduct.name:
        return okIfAny(await publicReplies.getProduct(params.id ?? ''))
      case endpoints.listRelated.name:
        return okIfAny(await publicReplies.listRelated(params.id ?? ''))
      case listReviews.name:
        return okIfAny(await publicReplies.listReviews(params.id ?? ''))
      case getDelivery.name:
        return okIfAny(await publicReplies.getDelivery(query.product_serial_number))
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

const okIfAny = (data: unknown) => (data ? ok(data) : { status: 404, headers: {}, data: null })

function listed({ products, total }: List) {
  return ok(products, { [totalCountHeader.toLowerCase()]: String(total) })
}
