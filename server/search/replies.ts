import { toProductReply } from '../catalogue/rules'
import type { Services } from '../services'
import { findRelated } from './relatedProducts'
import { search } from './searchProducts'
import { suggest } from './suggestProducts'

export type SearchReplies = ReturnType<typeof searchReplies>

/** The replies of the search's endpoints, for routes and for rendered pages. */
export function searchReplies({ database: { sql } }: Pick<Services, 'database'>) {
  return {
    /** Undefined if there is no such product. */
    listRelated: async (serial: string) => (await findRelated(sql, serial))?.map(toProductReply),
    searchProducts: (query: Parameters<typeof search>[1]) => search(sql, query),
    suggestProducts: (query: Parameters<typeof suggest>[1]) => suggest(sql, query),
  }
}
