import { useLocation, useNavigate } from 'react-router-dom'
import type { SortOrder } from '../../../contract/lists'
import { listSearch } from '../../../contract/site/listUrl'
import { listArgs } from './listArgs'

/** The order and the page that the URL names, and links to others. */
export function useListUrl() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { sort, page } = listArgs(search)
  return {
    sort,
    page,
    /** Another order starts at its first page. */
    chooseSort: (order: SortOrder) => navigate(`?filter=${order}`),
    /** The query string of another page in the same order. */
    searchOf: (other: number) => listSearch(sort, other),
  }
}
