import { listSearch, readListAddress } from '../../contract/listAddress'
import type { PageAddress } from '../../contract/renderer'

/** The path and query string of a URL; null outside the shop. */
export function addressOf(basePath: string, url: string): PageAddress | null {
  const [pathname = '', search = ''] = url.split(/\?(.*)/s)
  if (`${pathname}/` === basePath) return { pathname: basePath, search }
  return pathname.startsWith(basePath) ? { pathname, search } : null
}

/** The path below the base path, as the shop's routes are written. */
export function pathBelow(basePath: string, { pathname }: PageAddress): string {
  return `/${pathname.slice(basePath.length)}`
}

/** The same page's one address: of the query string what a page looks at, always written alike. */
export function plainAddress({ pathname, search }: PageAddress): PageAddress {
  const { sort, page } = readListAddress(new URLSearchParams(search))
  return { pathname, search: listSearch(sort, page) }
}
