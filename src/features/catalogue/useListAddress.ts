import { useSearchParams } from 'react-router-dom'
import { sortOrders, type SortOrder } from '../../../contract/catalogue'

/** Sort and page as the address tells them; what it does not tell rightly is the default. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams()
  const sort = sortOrders.find((order) => order === search.get('filter')) ?? 'asc'
  const asked = search.get('page') ?? ''
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
  return {
    sort,
    page,
    /** Another order starts at its first page. */
    chooseSort: (order: SortOrder) => setSearch({ filter: order }),
    /** The query string of another page in the same order. */
    searchOf: (other: number) => searchOf(search.has('filter') ? sort : null, other),
  }
}

function searchOf(sort: SortOrder | null, page: number): string {
  const parts = new URLSearchParams()
  if (sort) parts.set('filter', sort)
  if (page > 1) parts.set('page', String(page))
  return parts.size > 0 ? `?${parts}` : ''
}
