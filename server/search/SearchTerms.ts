import type { Chosen } from '../../contract/facets'

/** What a search asks of the database. */
export type SearchTerms = {
  /** The stems that stand for each word; none if every product is meant. */
  words: readonly (readonly string[])[]
  /** Whether every word must match, or any. */
  joint: '&' | '|'
  chosen: Chosen
}
