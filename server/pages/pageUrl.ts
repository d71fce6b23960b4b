import { idText } from '../../contract/api/ids'
import { listSearch, readListUrl } from '../../contract/site/listUrl'
import type { PageUrl } from '../../contract/site/renderer'
import {
  belowBasePath,
  matchPath,
  paths,
  type PageName,
  type PathMatch,
} from '../../contract/site/paths'

/** A request's URL as the route of its page is declared; the URL of anything else as it is. */
export function toDeclaredUrl(basePath: string, url: string): string {
  const [pathname = ''] = url.split('?', 1)
  const below = belowBasePath(pathname, basePath)
  const match = below === null ? null : matchPath(below)
  return match ? pathTo(basePath, match) + url.slice(pathname.length) : url
}

/**
 * The one URL under which a page is cached: of the query string it has only what the page reads. An
 * order is shown to its client in the browser, so that all orders have one page.
 */
export function toPageUrl(
  basePath: string,
  { page, id }: PathMatch,
  query: URLSearchParams,
): PageUrl {
  const { sort, page: number } = readListUrl(query)
  return {
    pathname: pathTo(basePath, { page, id: page === 'order' ? '0' : id }),
    search: lists.includes(page) ? listSearch(sort, number) : '',
  }
}

export const isIdReadable = ({ id }: PathMatch) => id === undefined || idText.safeParse(id).success

const lists: PageName[] = ['products', 'category']

function pathTo(basePath: string, { page, id = '' }: PathMatch): string {
  return basePath + paths[page].slice(1).replace(':id', () => encodeURIComponent(id))
}
