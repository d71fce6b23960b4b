import { sql as raw, type SQL } from 'drizzle-orm'
import { maxMatches, type SearchOrder } from '../../contract/searchLimits'
import type { Sql } from '../database/connect'
import { rowsOf } from '../database/rowsOf'
import type { SearchTerms } from './SearchTerms'
import { bandKinds } from './orderBands'
import { literal, matchedAndLeft } from './bitmapSql'

/** A product with what decides of its place. */
export type Placed = {
  id: number
  rank: number
  pieces: number
  priceCents: number
  sortName: string
  serial: string
}
type Window = { from: number; to: number; sort: SearchOrder }

/**
 * Above so many matches, they are not ranked by their texts: those with the words in their names
 * come first, then those with the words in their facts.
 */
export const maxRanked = maxMatches

const columns = raw`price_cents as "priceCents", sort_name as "sortName", serial`
const byName = raw`price_cents, sort_name, serial`
const orders: Record<SearchOrder, SQL> = {
  pertinence: raw`rank desc, pieces desc, ${byName}`,
  asc: byName,
  desc: raw`price_cents desc, sort_name, serial`,
}

/** A bitmap's ids: the gaps between its ones, counted as text. */
const idsOf = (bits: SQL) => raw`
  string_to_table(${bits}::text, '1') with ordinality as gaps(gap, one)`
const isOne = (bits: SQL) => raw`one <= bit_count(${bits})`

/** A part of few matches, ranked by their texts. */
export function listRanked(
  sql: Sql,
  asked: SearchTerms & { query: string | null },
  window: Window,
) {
  const { from, to, sort } = window
  const rank = asked.query === null ? raw`0` : raw`ts_rank(document, ${asked.query}::tsquery)`
  return rowsOf<Placed>(
    sql,
    raw`with ${matchedAndLeft(asked, ['all'])},
    picked as materialized (
      select (sum(length(gap) + 1) over (order by one) - 1)::int as id
      from remaining, ${idsOf(raw`bits`)} where ${isOne(raw`bits`)}
    )
    select products.id, ${rank}::float8 as rank, coalesce(recent_sales.pieces, 0) as pieces, ${columns}
    from picked join products on products.id = picked.id
    join product_search on product_search.product_id = picked.id
    left join recent_sales on recent_sales.product_id = picked.id
    order by ${sort === 'pertinence' ? raw`rank desc, coalesce(recent_sales.pieces, 0) desc, ${byName}` : orders[sort]}
    offset ${from} limit ${to - from}`,
  )
}

const levelNamed = (name: string, kind: string) => raw`${raw.identifier(name)} as materialized (
  select coalesce((select bits from level where kind = ${literal(kind)}), none.bits) as bits from none)`

/** Each level of the words, the best first, without the products of a better one. */
const tiers = (hasLevels: boolean) =>
  hasLevels
    ? raw`select 2 as rank, remaining.bits & named.bits as bits from remaining, named
      union all select 1, remaining.bits & told.bits & ~named.bits from remaining, told, named
      union all select 0, remaining.bits & ~told.bits from remaining, told`
    : raw`select 0 as rank, bits from remaining`

/** Parts of up to so many are sorted whole: dividing one takes longer. */
const maxSorted = 64
const isLarge = (size: SQL) => raw`${size} > ${raw.raw(String(maxSorted))}`

/** Each large part of a source that the window touches, divided by the bitmaps of a kind. */
const divide = (name: string, source: string, kind: string, { from, to }: Window) => raw`
  ${raw.identifier(name)} as materialized (
    select rank, bits, size, path || part as path,
      start + sum(size) over (partition by path order by part) - size as start
    from (
      select rank, start, path, value::int as part, source.bits & search_bits.bits as bits,
        bit_count(source.bits & search_bits.bits) as size
      from ${raw.identifier(source)} as source join search_bits on kind = ${literal(kind)}
      where ${isLarge(raw`source.size`)} and start < ${to}::int and start + source.size > ${from}::int offset 0
    ) as divided
  )`

/**
 * A part of many matches. Each order is divided into bands, and these into smaller ones; only the
 * small bands that the window touches are sorted, so that the work depends neither on the number of
 * matches nor on the page.
 */
export function listByBands(sql: Sql, asked: SearchTerms, window: Window) {
  const { from, to, sort } = window
  const hasLevels = asked.words.length > 0 && sort === 'pertinence'
  return rowsOf<Placed>(
    sql,
    raw`with ${matchedAndLeft(asked, ['all'])},
    ${hasLevels ? raw`${levelNamed('told', 'fact')}, ${levelNamed('named', 'name')},` : raw``}
    tier as (${tiers(hasLevels)}),
    ordered as materialized (
      select rank, bits, bit_count(bits) as size, array[-rank] as path,
        sum(bit_count(bits)) over (order by rank desc) - bit_count(bits) as start
      from tier
    ),
    ${divide('band', 'ordered', bandKinds[sort][0], window)},
    ${divide('small_band', 'band', bandKinds[sort][1], window)},
    touched as materialized (
      select rank, min(start) as start, bit_or(bits) as bits from (
        select rank, bits, size, start from small_band
        union all select rank, bits, size, start from band where not ${isLarge(raw`size`)}
        union all select rank, bits, size, start from ordered where not ${isLarge(raw`size`)}
      ) as part
      where size > 0 and start < ${to}::int and start + size > ${from}::int group by rank
    ),
    picked as materialized (
      select rank, start, (sum(length(gap) + 1) over (partition by rank order by one) - 1)::int as id
      from touched, ${idsOf(raw`bits`)} where ${isOne(raw`bits`)}
    ),
    placed as (
      select id, rank, pieces, ${columns}, start - 1 + row_number() over (
        partition by rank order by ${orders[sort]}
      ) as place
      from (
        select picked.*, product_search.pieces, price_cents, sort_name, serial from picked
        join products on products.id = picked.id
        join product_search on product_search.product_id = picked.id
      ) as one
    )
    select id, rank, pieces, "priceCents", "sortName", serial from placed
    where place >= ${from}::int and place < ${to}::int order by place`,
  )
}
