import { belowBasePath, matchPath } from '../../contract/site/paths'
import type { Place } from '../pages/PageModule'

/** The place of a path and a query string; `notFound` for any other URL. */
export function placeAt(pathname: string, search: string, basePath = '/'): Place {
  const found = matchPath(belowBasePath(pathname, basePath) ?? '//')
  return { ...(found ?? { page: 'notFound' }), search }
}
