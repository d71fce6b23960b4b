import type * as z from 'zod/mini'
import type { searchProducts, SearchReply } from '../../contract/api/search'
import { readChosen } from '../../contract/facets'
import { pageSize } from '../../contract/lists'
import { listByIds } from '../catalogue/queries'
import { toProductReply } from '../catalogue/rules'
import type { Sql } from '../database/connect'
import { countFacets, narrow } from './facets'
import { byOrder, findMatches } from './findMatches'

/** A page of what a query finds, and the counts of all facets; bounded by `mostMatches`. */
export async function search(
  sql: Sql,
  query: z.infer<typeof searchProducts.query>,
): Promise<SearchReply> {
  const { matches, isCut, readAs } = await findMatches(sql, query.q ?? '')
  const chosen = readChosen((name) => query[name])
  const left = narrow(matches, chosen).sort(byOrder[query.sort ?? 'pertinence'])
  const from = (Number(query.page ?? 1) - 1) * pageSize
  const ids = left.slice(from, from + pageSize).map(({ id }) => id)
  return {
    search_products: (await listByIds(sql, ids)).map(toProductReply),
    search_total: left.length,
    search_is_cut: isCut,
    search_read_as: readAs,
    search_facets: countFacets(matches, chosen),
  }
}
