import { mostMatches, type SearchOrder } from '../../contract/searchLimits'
import type { Sql } from '../database/connect'
import { composeQuery, readAs, type KnownWord } from './composeQuery'
import { listAll, listMatches, readWords, type Match } from './queries'

export type Found = {
  matches: Match[]
  /** True if there are more products than one search looks at. */
  isCut: boolean
  /** The query with its unknown words replaced; null if each was known. */
  readAs: string | null
}

/** What a query finds: everything if it says nothing. */
export async function findMatches(sql: Sql, query: string): Promise<Found> {
  const words = await readWords(sql, query)
  if (words.length === 0 && query.trim()) return nothing
  if (!words.some(({ stem }) => stem !== null)) return { ...cut(await listAll(sql)), readAs: null }
  return matchWords(sql, words)
}

/** What has every word; what has any of them, if nothing has all. */
export async function matchWords(sql: Sql, words: KnownWord[]): Promise<Found> {
  for (const joint of ['&', '|'] as const) {
    const query = composeQuery(words, joint)
    const matches = query === null ? [] : await listMatches(sql, query)
    if (matches.length > 0) return { ...cut(matches), readAs: readAs(words) }
  }
  return nothing
}

const nothing: Found = { matches: [], isCut: false, readAs: null }

const cut = (matches: Match[]) => ({
  matches: matches.slice(0, mostMatches),
  isCut: matches.length > mostMatches,
})

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
const byName = (one: Match, other: Match) =>
  compare(one.sortName, other.sortName) || compare(one.serial, other.serial)
const byPrice = (one: Match, other: Match) => one.priceCents - other.priceCents

/** By how well they match, then by what sells; or by price. */
export const byOrder: Record<SearchOrder, (one: Match, other: Match) => number> = {
  pertinence: (one, other) =>
    other.rank - one.rank || other.pieces - one.pieces || byPrice(one, other) || byName(one, other),
  asc: (one, other) => byPrice(one, other) || byName(one, other),
  desc: (one, other) => byPrice(other, one) || byName(one, other),
}
