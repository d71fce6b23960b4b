import { picturePath } from '../../contract/site/offline'
import { belowBasePath, matchPath, type PageName } from '../../contract/site/paths'

/** How the worker answers a request: from what it keeps, or from the network first. */
export type Place = 'page' | 'wordsPage' | 'legalPage' | 'file' | 'picture' | 'read' | 'none'

/** Shown as they were kept; the shop's script fetches prices and stocks again. */
const keptPages: readonly PageName[] = ['home', 'products', 'category', 'product', 'search']
/** Accepted or relied upon: today's text is waited for, however slow the network is. */
const legalPages: readonly PageName[] = ['termsOfSale', 'termsOfUse', 'legalNotice', 'privacy']
/** Public reads of the catalogue: what these reply is the same for everybody. */
const reads =
  /^\/api\/(products(\/[^/]+)?|best_product\/?|home|product\/[^/]+(\/(related|formats|reviews))?|search)$/

/** What a path of the shop's own origin is. */
export function placeOf(pathname: string, basePath: string): Place {
  const path = belowBasePath(pathname, basePath)
  if (path === null) return 'none'
  if (path.startsWith('/static/') || path.startsWith('/icons/')) return 'file'
  if (picturePath.test(path.slice(1))) return 'picture'
  if (reads.test(path)) return 'read'
  const page = matchPath(path)?.page
  if (!page) return 'none'
  if (legalPages.includes(page)) return 'legalPage'
  return keptPages.includes(page) ? 'page' : 'wordsPage'
}
