import { sql as raw } from 'drizzle-orm'
import type { Facts } from '../../contract/facts'
import { listedFacts } from '../catalogue/listedFacts'
import { rowsOf } from '../database/rowsOf'
import { plannedOnce } from '../database/withPreparedStatements'
import type { Sql } from '../database/connect'
import type { SearchTerms } from './SearchTerms'
import { limit, maxBeginnings, maxWords } from './bitmapSql'
import { composeQuery, type KnownWord } from './composeQuery'

/**
 * The words of a query, in lower case and without accents, with what the catalogue knows of them.
 * A word is known if a product has its stem; unknown ones come with words that have most of the
 * same three-letter parts (pg_trgm).
 */
export function readWords(sql: Sql, query: string): Promise<KnownWord[]> {
  return rowsOf<KnownWord>(
    sql,
    raw`with ${raw.raw(plannedOnce)} asked as (
      select word, ord, to_tsvector('french', word) as stems
      from regexp_split_to_table(search_text(${query}), '[^a-z0-9]+') with ordinality as split(word, ord)
      where length(word) > 1 or word ~ '[0-9]' order by ord ${limit(maxWords)}
    ), stemmed as materialized (
      select word, ord, stems, (tsvector_to_array(stems))[1] as stem,
        -- Not “exists”, for which PostgreSQL may read all words.
        coalesce((select true from search_words
          where search_words.stem = (tsvector_to_array(stems))[1] limit 1), false)
          or (word ~ '[0-9]' and exists(
            select from product_search where document @@ plainto_tsquery('simple', word)
          )) as known,
        array(select distinct stem from (select stem from search_words
          -- The words have letters and digits alone, which sort before the tilde.
          where search_words.word >= asked.word and search_words.word < asked.word || '~'
          order by search_words.word ${limit(maxBeginnings)}) as begun) as beginnings,
        array(select unnest(tsvector_to_array(to_tsvector('french', meaning))) from search_synonyms
          where to_tsvector('french', search_synonyms.word) = stems) as meanings
      from asked
    )
    select word, stem, meanings, known as "isKnown", beginnings,
      case when stem is null or known or cardinality(beginnings) + cardinality(meanings) > 0 then '[]'::jsonb
      else coalesce((select jsonb_agg(alike order by alikeness desc, word)
        from (select search_words.word, search_words.stem, similarity(search_words.word, stemmed.word) as alikeness
          from search_words where search_words.word % stemmed.word and length(search_words.word) > 3
          order by alikeness desc, search_words.word limit 3) as alike), '[]'::jsonb)
      end as alike
    from stemmed order by ord`,
  )
}

/** A product on sale that matches, with what facets and orders need. */
export type Match = {
  id: number
  priceCents: number
  sortName: string
  serial: string
  stock: number
  categoryId: number
  country: string | null
  facts: Facts
  /** How well it matches; higher is better. */
  rank: number
  /** Pieces sold recently. */
  pieces: number
  /** Where the words are, as the bitmaps have it: 2 in the name, 1 in the facts, 0. */
  level: number
  /** Pieces sold recently when the bitmaps were made. */
  piecesBefore: number
}

const columns = raw`products.id, price_cents as "priceCents", sort_name as "sortName", serial, stock,
  category_id as "categoryId", country, ${listedFacts} as facts, coalesce(recent_sales.pieces, 0) as pieces`

type Within = { categoryId: number; max: number }

/** The products on sale of one category that match a `tsquery`, in no order. */
export function listMatches(
  sql: Sql,
  query: string,
  { categoryId, max }: Within,
): Promise<Omit<Match, 'level' | 'piecesBefore'>[]> {
  return rowsOf(
    sql,
    raw`select ${columns}, ts_rank(document, ${query}::tsquery)::float8 as rank
      -- A fence: the index finds, and the limit ends the reading.
      from (select product_id, document from product_search
        where document @@ ${query}::tsquery offset 0) as found
      join products on products.id = found.product_id
      left join recent_sales on recent_sales.product_id = products.id
      where not retired and category_id = ${categoryId} limit ${max}`,
  )
}

/** Those of some products that are on sale and match; all that are on sale, without words. */
export function listChanged(
  sql: Sql,
  { words, joint }: SearchTerms,
  ids: readonly number[],
): Promise<Match[]> {
  const [text, fact, name] = ['', ':AB', ':A'].map((weights) => composeQuery(words, joint, weights))
  const rank = text == null ? raw`0` : raw`ts_rank(document, ${text}::tsquery)`
  const level =
    text == null
      ? raw`0`
      : raw`(document @@ ${fact}::tsquery)::int + (document @@ ${name}::tsquery)::int`
  return rowsOf<Match>(
    sql,
    raw`select ${columns}, ${rank}::float8 as rank, ${level} as level,
        product_search.pieces as "piecesBefore"
      from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as changed(id)
      join products on products.id = changed.id::int
      join product_search on product_search.product_id = products.id
      left join recent_sales on recent_sales.product_id = products.id
      where not retired ${text == null ? raw`` : raw`and document @@ ${text}::tsquery`}`,
  )
}
