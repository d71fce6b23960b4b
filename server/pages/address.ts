import { idText } from '../../contract/api/ids'
import { listSearch, readListAddress } from '../../contract/site/listUrl'
import type { PageAddress } from '../../contract/site/renderer'
import { paths, matchPath, type PageName, type PathMatch } from '../../contract/site/paths'

/** The path and query string of a URL; null outside the shop. */
export function addressOf(basePath: string, url: string): PageAddress | null {
  const [pathname = '', search = ''] = url.split(/\?(.*)/s)
  if (`${pathname}/` === basePath) return { pathname: basePath, search }
  return pathname.startsWith(basePath) ? { pathname, search } : null
}

/** What an address of the shop leads to, and that address as it is always written. */
export type ShopAddress = PathMatch & { address: PageAddress; isIdReadable: boolean }

/** Of a query string only what the page looks at is kept; null for what the shop does not have. */
export function readShopAddress(
  basePath: string,
  { pathname, search }: PageAddress,
): ShopAddress | null {
  const found = matchPath(`/${pathname.slice(basePath.length)}`)
  if (!found) return null
  const { page, id } = found
  // What an order's page shows is read once its client has signed in: one page for all orders.
  const shown = page === 'order' ? '0' : (id ?? '')
  const path = paths[page].replace(':id', () => encodeURIComponent(shown))
  const { sort, page: number } = readListAddress(new URLSearchParams(search))
  return {
    page,
    id,
    address: {
      pathname: basePath + path.slice(1),
      search: lists.includes(page) ? listSearch(sort, number) : '',
    },
    isIdReadable: id === undefined || idText.safeParse(id).success,
  }
}

const lists: PageName[] = ['products', 'category']
