import { sql as raw } from 'drizzle-orm'
import { facetNames, type FacetName } from '../../contract/facets'
import { maxMatches } from '../../contract/searchLimits'
import type { Sql } from '../database/connect'
import { rowsOf } from '../database/rowsOf'
import type { SearchTerms } from './SearchTerms'
import { limit, matchedAndLeft } from './bitmapSql'

/** What the bitmaps count. */
export type Counts = {
  /** The products that have the words, whatever is chosen. */
  matched: number
  /** Those that have every choice, too. */
  left: number
  /** Of each facet: the products that the others leave, and how many have each value. */
  facets: Map<FacetName, { total: number; values: Map<string, number> }>
  /** The products on which the bitmaps are silent, because they changed since. */
  changed: number[]
  /** Whether more have changed. */
  isCut: boolean
}

type CountRow = { name: string; value: string | null; count: number }

/** Counts what matches, in one statement, so that no change falls between two. */
export async function countMatches(sql: Sql, asked: SearchTerms): Promise<Counts> {
  const rows = await rowsOf<CountRow>(
    sql,
    raw`with ${matchedAndLeft(asked, ['all', ...facetNames])}
    select name, value, count from (
      select name, value, bit_count(remaining.bits & search_bits.bits)::int as count
      from remaining join search_bits on kind = name and name <> 'all' offset 0
    ) as counted where count > 0
    union all select name, null, bit_count(bits)::int from remaining
    union all select 'matched', null, bit_count(bits)::int from matched
    union all select 'changed', id::text, 1 from (
      select distinct product_id as id from search_changes ${limit(maxMatches + 1)}
    ) as changes`,
  )
  const totals = new Map(rows.flatMap((row) => (row.value === null ? [[row.name, row.count]] : [])))
  const changed = rows.filter(({ name }) => name === 'changed').map(({ value }) => Number(value))
  return {
    matched: totals.get('matched') ?? 0,
    left: totals.get('all') ?? 0,
    facets: new Map(
      facetNames.map((facet) => {
        const ofFacet = rows.filter(({ name, value }) => name === facet && value !== null)
        const values = new Map(ofFacet.map(({ value, count }) => [value ?? '', count]))
        return [facet, { total: totals.get(facet) ?? 0, values }]
      }),
    ),
    changed: changed.slice(0, maxMatches),
    isCut: changed.length > maxMatches,
  }
}
