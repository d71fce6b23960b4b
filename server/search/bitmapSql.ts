import { sql as raw, type SQL } from 'drizzle-orm'
import { plannedOnce } from '../database/withPreparedStatements'
import type { SearchTerms } from './SearchTerms'

/** Words of a query that are read, and words that may stand for each. */
export const maxWords = 8
export const maxBeginnings = 50
const maxStems = maxWords * (maxBeginnings + 10)

/** A limit in the text of the statement: a plan for all parameters would not know one among them. */
export const limit = (max: number) => raw.raw(`limit ${max}`)

/** A word of the code, in the text of the statement for the same reason. */
export const literal = (word: string) => raw.raw(`'${word}'`)

/** Blocks of `search_block`, which is faster on short bitmaps, joined to bitmaps as long as all. */
export const joinBlocks = raw`bit_or(overlay(none.bits placing block from part * 4096 + 1))`
export const blockOf = (id: SQL) => raw`${id} >> 12 as part, search_block(${id} & 4095, 1) as block`

/** The bitmap without any product, and that of the products whose bits are out of date. */
export const noneAndStale = raw`
  none as materialized (select bits from search_bits where kind = 'none'),
  stale as materialized (
    select ${joinBlocks} as bits from none, (
      select ${blockOf(raw`product_id`)} from search_changes, none
      where product_id < length(none.bits) group by 1
    ) as parts
  )`

/**
 * The products that have the words anywhere, in their facts or names, and in their names: frequent stems have bitmaps, the
 * index of the documents finds the others.
 */
const levelBits = ({ words, joint }: SearchTerms) => raw`
  asked as (
    select ord, stem from jsonb_array_elements(${JSON.stringify(words)}::jsonb)
      with ordinality as word(stems, ord), jsonb_array_elements_text(stems) as every(stem)
    -- The limits tell PostgreSQL how little this is.
    ${limit(maxStems)}
  ),
  rare as materialized (
    select ord, string_agg(quote_literal(stem), ' | ')::tsquery as query,
      string_agg(quote_literal(stem) || ':AB', ' | ')::tsquery as told,
      string_agg(quote_literal(stem) || ':A', ' | ')::tsquery as named
    from asked where not exists (select from search_stems where search_stems.stem = asked.stem)
    group by ord ${limit(maxWords)}
  ),
  found as (
    select kind, ord, bits from asked, search_bits
    where kind in ('text', 'fact', 'name') and value = stem
    union all
    select kind, ord, overlay(none.bits placing block from part * 4096 + 1) from none, (
      select kind, ord, ${blockOf(raw`product_id`)}
      from rare, lateral (
        -- A fence: the index of the documents finds.
        select product_id, document from product_search where document @@ query offset 0
      ) as hit, lateral (
        select 'text' as kind union all select 'fact' where document @@ told
        union all select 'name' where document @@ named
      ) as level
      where product_id < (select length(bits) from none) group by 1, 2, 3
    ) as parts
  ),
  level as materialized (
    select kind, ${joint === '&' ? raw`bit_and(bits)` : raw`bit_or(bits)`} as bits
    from (select kind, ord, bit_or(bits) as bits from found group by 1, 2) as each
    group by 1 ${joint === '&' ? raw`having count(*) = ${words.length}::int` : raw``}
  )`

/** The products that match the words, and for each of the names what the other facets leave. */
export function matchedAndLeft(asked: SearchTerms, names: readonly string[]): SQL {
  const hasWords = asked.words.length > 0
  const chosen = raw`${JSON.stringify(asked.chosen)}::jsonb`
  return raw`${raw.raw(plannedOnce)} ${noneAndStale}, ${hasWords ? raw`${levelBits(asked)},` : raw``}
  matched as materialized (
    select whole.bits & coalesce(~stale.bits, whole.bits)${
      hasWords ? raw` & coalesce((select bits from level where kind = 'text'), none.bits)` : raw``
    } as bits
    from search_bits as whole, none, stale where whole.kind = 'all'
  ),
  choice as materialized (
    select kind, bit_or(bits) as bits
    from jsonb_each(${chosen}) as facet(name, choices), jsonb_array_elements_text(choices) as one(choice),
      search_bits where kind = name and value = choice group by 1
  ),
  remaining as materialized (
    select name, matched.bits & case when others = 0 then matched.bits else coalesce(
      (select bit_and(bits) from choice where kind <> name having count(*) = others), none.bits
    ) end as bits
    from matched, none, (
      select name, (select count(*) from jsonb_object_keys(${chosen}) as others(other) where other <> name) as others
      from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as names(name)
      ${limit(names.length)}
    ) as facets
  )`
}
