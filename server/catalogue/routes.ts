import type { FastifyInstance, FastifyReply } from 'fastify'
import * as endpoints from '../../contract/api/catalogue'
import { listProductsByReference } from '../../contract/api/favourites'
import { totalCountHeader } from '../../contract/lists'
import { catalogueReplies as words } from '../../wording/replies/catalogue'
import { ProblemError } from '../http/ProblemError'
import type { CatalogueCache } from '../cache/CatalogueCache'
import { registerEndpoint } from '../http/registerEndpoint'
import type { CatalogueReplies, List } from './replies'
import { replyCache } from './replyCache'

/** The public endpoints of the catalogue. */
export function registerCatalogue(
  app: FastifyInstance,
  publicReplies: CatalogueReplies,
  catalogueCache: CatalogueCache,
): void {
  const send = replyCache(catalogueCache)
  const withTotal = ({ products, total }: List, reply: FastifyReply) => {
    void reply.header(totalCountHeader, total)
    return products
  }

  registerEndpoint(
    app,
    endpoints.listProducts,
    async ({ query, reply }) => withTotal(await publicReplies.listProducts(query), reply),
    send,
  )

  registerEndpoint(
    app,
    endpoints.listProductsByCategory,
    async ({ params, query, reply }) =>
      withTotal(await publicReplies.listProductsByCategory(params.categoryId, query), reply),
    send,
  )

  registerEndpoint(app, endpoints.listBestProducts, () => publicReplies.listBestProducts(), send)

  const known = <Reply>(reply: Reply | undefined): Reply => {
    if (reply === undefined) throw new ProblemError(404, 'not_found', words.productUnknown)
    return reply
  }
  registerEndpoint(
    app,
    endpoints.getProduct,
    async ({ params }) => known(await publicReplies.getProduct(params.id)),
    send,
  )
  registerEndpoint(
    app,
    endpoints.listFormats,
    async ({ params }) => known(await publicReplies.listFormats(params.id)),
    send,
  )
  registerEndpoint(app, listProductsByReference, ({ body }) =>
    publicReplies.listProductsByReference(body.product_serial_numbers.map(String)),
  )
}
