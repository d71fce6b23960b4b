import { sql as raw } from 'drizzle-orm'
import { mostMatches } from '../../contract/searchLimits'
import type { Facts } from '../../contract/facts'
import { rowsOf } from '../database/countRows'
import type { Sql } from '../database/connect'
import type { KnownWord } from './composeQuery'

const mostWords = 8
const mostBeginnings = 50

/**
 * The words of a query, in lower case and without accents, with what the catalogue knows of them.
 * A word is known if a product has its stem; unknown ones come with words that have most of the
 * same three-letter parts (pg_trgm).
 */
export function readWords(sql: Sql, query: string): Promise<KnownWord[]> {
  return rowsOf<KnownWord>(
    sql,
    raw`with asked as (
      select word, ord, to_tsvector('french', word) as stems
      from regexp_split_to_table(search_text(${query}), '[^a-z0-9]+') with ordinality as split(word, ord)
      where length(word) > 1 or word ~ '[0-9]' order by ord limit ${mostWords}
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
          order by search_words.word limit ${mostBeginnings}) as begun) as beginnings,
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
}

const columns = raw`products.id, price_cents as "priceCents", sort_name as "sortName", serial, stock,
  category_id as "categoryId", country, facts, coalesce(pieces, 0) as pieces`

/** One product more than a search looks at, so that it knows of others. */
const limit = mostMatches + 1

type Within = { categoryId?: number; most?: number }

/** The products on sale that match a `tsquery`, of one category or of all, in no order. */
export function listMatches(
  sql: Sql,
  query: string,
  { categoryId, most = limit }: Within = {},
): Promise<Match[]> {
  const isWithin = categoryId === undefined ? raw`` : raw` and category_id = ${categoryId}`
  return rowsOf<Match>(
    sql,
    raw`select ${columns}, ts_rank(document, ${query}::tsquery)::float8 as rank
      -- A fence: the index finds, and the limit ends the reading.
      from (select product_id, document from product_search
        where document @@ ${query}::tsquery offset 0) as found
      join products on products.id = found.product_id
      left join recent_sales on recent_sales.product_id = products.id
      where not retired${isWithin} limit ${most}`,
  )
}

/** The cheapest products on sale, for a search without words. */
export function listAll(sql: Sql): Promise<Match[]> {
  return rowsOf<Match>(
    sql,
    raw`select ${columns}, 0::float8 as rank
      from products left join recent_sales on recent_sales.product_id = products.id
      where not retired order by price_cents, sort_name, serial limit ${limit}`,
  )
}
