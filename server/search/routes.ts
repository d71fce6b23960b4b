import type { FastifyInstance } from 'fastify'
import { searchProducts, suggestProducts } from '../../contract/api/search'
import type { CatalogueCache } from '../cache/CatalogueCache'
import { replyCache } from '../catalogue/replyCache'
import { registerEndpoint } from '../http/registerEndpoint'
import type { SearchReplies } from './replies'

/** The public endpoints of the search. */
export function registerSearch(
  app: FastifyInstance,
  answers: SearchReplies,
  cache: CatalogueCache,
): void {
  const send = replyCache(cache)
  registerEndpoint(app, searchProducts, ({ query }) => answers.searchProducts(query), send)
  registerEndpoint(app, suggestProducts, ({ query }) => answers.suggestProducts(query), send)
}
