import { belowBasePath, matchPath } from '../../contract/site/paths'
import type { Place } from '../pages/PageModule'

/** The place that a URL's path and query string lead to; any other URL is the page `notFound`. */
export function placeAt(pathname: string, search: string, basePath = '/'): Place {
  const found = matchPath(belowBasePath(pathname, basePath) ?? '//')
  return { ...(found ?? { page: 'notFound' }), search }
}
