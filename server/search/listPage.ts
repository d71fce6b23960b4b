import type { SearchOrder } from '../../contract/searchLimits'
import type { Sql } from '../database/connect'
import { narrow } from './facets'
import { byOrder, type Found } from './findMatches'
import { listByBands, listRanked, maxRanked, type Placed } from './listPlaces'
import type { Match } from './queries'

type Page = { sort: SearchOrder; from: number; size: number }

/** The ids of a page of what is left: the bitmaps' products and the changed ones, in one order. */
export async function listPage(
  sql: Sql,
  { asked, counts, changed }: Found,
  { sort, from, size }: Page,
): Promise<number[]> {
  const isRanked = counts.left + changed.length <= maxRanked
  const others = narrow(changed, asked.chosen).map(isRanked ? toRanked : toLevel)
  // Any of the others may come before, and push the rest back.
  const first = Math.max(0, from - others.length)
  const window = { from: first, to: from + size, sort }
  const known =
    counts.left <= first
      ? []
      : await (isRanked ? listRanked(sql, asked, window) : listByBands(sql, asked, window))
  // Their bits may have been written since they were counted.
  const isOther = new Set(counts.changed)
  return [...known.filter(({ id }) => !isOther.has(id)), ...others]
    .sort(byOrder[sort])
    .slice(from - first, from - first + size)
    .map(({ id }) => id)
}

const toRanked = (match: Match): Placed => match
/** As the bands have it. */
const toLevel = (match: Match): Placed => ({
  ...match,
  rank: match.level,
  pieces: match.piecesBefore,
})
