import type { Chosen } from '../../contract/facets'
import type { SearchOrder } from '../../contract/searchLimits'
import type { Sql } from '../database/connect'
import type { SearchTerms } from './SearchTerms'
import { composeQuery, readAs, stemsOf, type KnownWord } from './composeQuery'
import { countMatches, type Counts } from './countMatches'
import { listChanged, readWords, type Match } from './queries'

export type Found = {
  asked: SearchTerms & {
    /** The text of its `tsquery`; null if it has no words. */
    query: string | null
  }
  counts: Counts
  /** The products that match, among those that the bitmaps do not know. */
  changed: Match[]
  /** The query with its unknown words replaced; null if each was known. */
  readAs: string | null
}

/** What a query finds: everything if it says nothing; null if it finds nothing. */
export async function findMatches(sql: Sql, q: string, chosen: Chosen): Promise<Found | null> {
  const words = await readWords(sql, q)
  if (words.length === 0 && q.trim()) return null
  if (words.some(({ stem }) => stem !== null)) {
    const found = await matchWords(sql, words, chosen)
    return found && { ...found, readAs: readAs(words, q) }
  }
  return matchStems(sql, { words: [], joint: '&', chosen, query: null })
}

/** What has every word; what has any of them, if nothing has all. */
export async function matchWords(
  sql: Sql,
  known: KnownWord[],
  chosen: Chosen,
): Promise<Found | null> {
  const words = stemsOf(known)
  for (const joint of ['&', '|'] as const) {
    const found = await matchStems(sql, { words, joint, chosen, query: composeQuery(words, joint) })
    if (found) return found
    if (words.length === 1) return null
  }
  return null
}

async function matchStems(sql: Sql, asked: Found['asked']): Promise<Found | null> {
  const counts = await countMatches(sql, asked)
  const changed = counts.changed.length > 0 ? await listChanged(sql, asked, counts.changed) : []
  if (counts.matched + changed.length === 0) return null
  return { asked, counts, changed, readAs: null }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
type Place = Pick<Match, 'rank' | 'pieces' | 'priceCents' | 'sortName' | 'serial'>
const byName = (one: Place, other: Place) =>
  compare(one.sortName, other.sortName) || compare(one.serial, other.serial)
const byPrice = (one: Place, other: Place) => one.priceCents - other.priceCents

/** By how well they match, then by what sells; or by price. */
export const byOrder: Record<SearchOrder, (one: Place, other: Place) => number> = {
  pertinence: (one, other) =>
    other.rank - one.rank || other.pieces - one.pieces || byPrice(one, other) || byName(one, other),
  asc: (one, other) => byPrice(one, other) || byName(one, other),
  desc: (one, other) => byPrice(other, one) || byName(one, other),
}
