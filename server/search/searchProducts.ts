import type * as z from 'zod/mini'
import type { searchProducts, SearchReply } from '../../contract/api/search'
import { readChosen } from '../../contract/facets'
import { pageSize } from '../../contract/lists'
import { listByIds } from '../catalogue/queries'
import { toProductReply } from '../catalogue/rules'
import type { Sql } from '../database/connect'
import { countFacets, narrow } from './facets'
import { findMatches } from './findMatches'
import { listPage } from './listPage'

/** A page of what a query finds, and the counts of all facets. */
export async function search(
  sql: Sql,
  query: z.infer<typeof searchProducts.query>,
): Promise<SearchReply> {
  const chosen = readChosen((name) => query[name])
  const found = await findMatches(sql, query.q ?? '', chosen)
  const left = found ? found.counts.left + narrow(found.changed, chosen).length : 0
  const from = (Number(query.page ?? 1) - 1) * pageSize
  const sort = query.sort ?? 'pertinence'
  const ids = found && from < left ? await listPage(sql, found, { sort, from, size: pageSize }) : []
  return {
    search_products: (await listByIds(sql, ids)).map(toProductReply),
    search_total: left,
    search_is_cut: found?.counts.isCut ?? false,
    search_read_as: found?.readAs ?? null,
    search_facets: countFacets(found?.changed ?? [], chosen, found?.counts.facets),
  }
}
