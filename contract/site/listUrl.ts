import { lastPage, sortOrders, type SortOrder } from '../lists'

/** Reads sort and page from a list's URL; a missing or invalid value becomes the default. */
export function readListUrl(search: URLSearchParams): { sort: SortOrder; page: number } {
  const sort = sortOrders.find((order) => order === search.get('filter')) ?? 'asc'
  const asked = search.get('page') ?? ''
  const page = /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1
  return { sort, page: page <= lastPage ? page : 1 }
}

/** The query string of a page of a list; empty for the first one in the default order. */
export function listSearch(sort: SortOrder, page: number): string {
  const parts = new URLSearchParams()
  if (sort !== 'asc') parts.set('filter', sort)
  if (page > 1) parts.set('page', String(page))
  const query = String(parts)
  return query && `?${query}`
}
