import { facetNames, readChosen, valueSeparator, type Chosen } from '../facets'
import { readListUrl } from './listUrl'
import { maxChoiceLength, maxQueryLength, searchOrders, type SearchOrder } from '../searchLimits'

/** What a search asks for, as its URL says it. */
export type SearchArgs = { q: string; sort: SearchOrder; page: number; chosen: Chosen }

/**
 * Reads a search's URL; a missing or invalid value becomes the default, and what the API refuses is
 * left out.
 */
export function readSearchUrl(given: URLSearchParams): SearchArgs {
  const textOf = (name: string) => (given.get(name) ?? '').replaceAll('\0', '')
  return {
    q: textOf('q').trim().slice(0, maxQueryLength),
    sort: searchOrders.find((order) => order === given.get('tri')) ?? 'pertinence',
    page: readListUrl(given).page,
    chosen: readChosen((name) => firstChoices(textOf(name))),
  }
}

function firstChoices(text: string): string {
  if (text.length <= maxChoiceLength) return text
  return text.slice(0, Math.max(text.lastIndexOf(valueSeparator, maxChoiceLength), 0))
}

/** The query string of a search; what is the default is left out. */
export function searchUrl({ q, sort, page, chosen }: SearchArgs): string {
  const parts = new URLSearchParams()
  if (q) parts.set('q', q)
  for (const name of facetNames)
    if (chosen[name]) parts.set(name, chosen[name].join(valueSeparator))
  if (sort !== 'pertinence') parts.set('tri', sort)
  if (page > 1) parts.set('page', String(page))
  const query = String(parts)
  return query && `?${query}`
}
