import { useLocation } from 'react-router-dom'
import { paths } from '../../../../contract/site/paths'
import { readSearchUrl, searchUrl, type SearchArgs } from '../../../../contract/site/searchUrl'

/** What the URL asks for, and links to other searches. */
export function useSearchUrl() {
  const { search } = useLocation()
  const args = readSearchUrl(new URLSearchParams(search))
  return {
    args,
    linkTo: (other: Partial<SearchArgs>) => ({
      pathname: paths.search,
      search: searchUrl({ ...args, page: 1, ...other }),
    }),
  }
}
