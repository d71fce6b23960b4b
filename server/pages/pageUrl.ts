import { idText } from '../../contract/api/ids'
import { conditionsFolder } from '../../contract/site/conditionsFiles'
import { listSearch, readListUrl } from '../../contract/site/listUrl'
import { readSearchUrl, searchUrl } from '../../contract/site/searchUrl'
import type { PageUrl } from '../../contract/site/renderer'
import {
  belowBasePath,
  matchPath,
  pathTo,
  withBasePath,
  type PageName,
  type PathMatch,
} from '../../contract/site/paths'

/** Where the page of unknown paths is. */
export const unknownPath = (basePath: string) => withBasePath('/404', basePath)

/** Below these paths there is no page, whatever the request accepts. */
export const withoutPages = ['api', conditionsFolder, 'images', 'static']

/**
 * A request's URL in the spelling of its page's route. A path whose escapes are broken, which the
 * router refuses, leads to the page of unknown paths; any other URL stays as it is.
 */
export function toDeclaredUrl(basePath: string, url: string): string {
  const [pathname = ''] = url.split('?', 1)
  const below = belowBasePath(pathname, basePath)
  const match = below === null ? null : matchPath(below)
  if (!match) return below !== null && isBrokenPage(below) ? unknownPath(basePath) : url
  return withBasePath(pathTo(match.page, match.id), basePath) + url.slice(pathname.length)
}

function isBrokenPage(path: string): boolean {
  try {
    decodeURIComponent(path)
    return false
  } catch {
    const [, folder = ''] = path.split('/')
    return !withoutPages.includes(folder)
  }
}

/**
 * The one URL under which a page is cached: of the query string only what the page reads. All
 * orders share one page, because the browser fetches and shows them.
 */
export function toPageUrl(
  basePath: string,
  { page, id }: PathMatch,
  query: URLSearchParams,
): PageUrl {
  return {
    pathname: withBasePath(pathTo(page, page === 'order' ? '0' : id), basePath),
    search: searchOf(page, query),
  }
}

function searchOf(page: PageName, query: URLSearchParams): string {
  if (page === 'search') return searchUrl(readSearchUrl(query))
  if (page === 'withdrawal') return withdrawalSearch(query)
  const { sort, page: number } = readListUrl(query)
  return lists.includes(page) ? listSearch(sort, number) : ''
}

/** The order that a mailed link names. */
function withdrawalSearch(query: URLSearchParams): string {
  const order = query.get('commande') ?? ''
  return /^\d{8}$/.test(order) ? `?commande=${order}` : ''
}

export const isIdReadable = ({ id }: PathMatch) => id === undefined || idText.safeParse(id).success

const lists: PageName[] = ['products', 'category']
