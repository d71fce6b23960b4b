import { sql as raw } from 'drizzle-orm'
import { mostMatches } from '../../contract/searchLimits'
import type { Facts } from '../../contract/facts'
import { rowsOf } from '../database/countRows'
import type { Sql } from '../database/connect'
import type { KnownWord } from './composeQuery'

const mostWords = 8

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
    ), stemmed as (
      select word, ord, stems, (tsvector_to_array(stems))[1] as stem,
        exists(select 1 from product_search where document @@ plainto_tsquery('french', word)) as known,
        exists(select 1 from product_search where document @@ to_tsquery('simple', word || ':*'))
          as beginning,
        array(select unnest(tsvector_to_array(to_tsvector('french', meaning))) from search_synonyms
          where to_tsvector('french', search_synonyms.word) = stems) as meanings
      from asked
    )
    select word, stem, meanings, known as "isKnown", not known and beginning as "isBeginning",
      case when stem is null or known or beginning or cardinality(meanings) > 0 then '[]'::jsonb
      else coalesce((select jsonb_agg(jsonb_build_object('word', alike.word,
          'stem', (tsvector_to_array(to_tsvector('french', alike.word)))[1], 'alikeness', alikeness) order by alikeness desc, alike.word)
        from (select search_words.word, similarity(search_words.word, stemmed.word) as alikeness
          from search_words where search_words.word % stemmed.word
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

/** The products on sale that match a `tsquery`, in no order. */
export function listMatches(sql: Sql, query: string): Promise<Match[]> {
  return rowsOf<Match>(
    sql,
    raw`select ${columns}, ts_rank(document, ${query}::tsquery)::float8 as rank
      from product_search join products on products.id = product_search.product_id
      left join recent_sales on recent_sales.product_id = products.id
      where document @@ ${query}::tsquery and not retired limit ${limit}`,
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
