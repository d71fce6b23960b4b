import type { FastifyInstance } from 'fastify'
import { listRelated } from '../../contract/api/catalogue'
import { searchProducts, suggestProducts } from '../../contract/api/search'
import { catalogueReplies } from '../../wording/replies/catalogue'
import type { CatalogueCache } from '../cache/CatalogueCache'
import { replyCache } from '../catalogue/replyCache'
import { ProblemError } from '../http/ProblemError'
import { registerEndpoint } from '../http/registerEndpoint'
import type { SearchReplies } from './replies'

/** The public endpoints of the search. */
export function registerSearch(
  app: FastifyInstance,
  publicReplies: SearchReplies,
  cache: CatalogueCache,
): void {
  const send = replyCache(cache)
  registerEndpoint(
    app,
    listRelated,
    async ({ params }) => {
      const related = await publicReplies.listRelated(params.id)
      if (!related) throw new ProblemError(404, 'not_found', catalogueReplies.productUnknown)
      return related
    },
    send,
  )
  registerEndpoint(app, searchProducts, ({ query }) => publicReplies.searchProducts(query), send)
  registerEndpoint(app, suggestProducts, ({ query }) => publicReplies.suggestProducts(query), send)
}
