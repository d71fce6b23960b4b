import type { PageUrl } from '../contract/site/renderer'
import { listSearch } from '../contract/site/listUrl'
import { pathTo } from '../contract/site/paths'

type ExpectedPage = PageUrl & { status: 200 | 404 }

/** Every kind of public page; `turn` makes URLs that never repeat. */
export function publicPages(serials: string[]): ((turn: number) => ExpectedPage)[] {
  const fixed = [
    pathTo('home'),
    pathTo('products'),
    pathTo('category', 2),
    pathTo('login'),
    pathTo('contact'),
    pathTo('termsOfUse'),
    pathTo('termsOfSale'),
    pathTo('profile'),
  ].map((pathname) => () => found(pathname))
  return [
    ...fixed,
    () => found(pathTo('products'), listSearch('desc', 1)),
    () => found(pathTo('products'), listSearch('asc', 2)),
    () => found(pathTo('category', 2), listSearch('desc', 2)),
    (turn) => found(pathTo('product', serials[turn % serials.length])),
    (turn) => missing(pathTo('product', `absent-${turn}`)),
    (turn) => missing(`/absent-${turn}`),
  ]
}

const found = (pathname: string, search = ''): ExpectedPage => ({ pathname, search, status: 200 })

const missing = (pathname: string): ExpectedPage => ({ pathname, search: '', status: 404 })
