import { matchPath, paths, type PageName } from '../contract/site/paths'

type ShopUrl = { pathname: string; search: string }

/** From the pages of the session and of mailed links, signing in leads to the profile. */
const withoutReturn: readonly PageName[] = [
  'login',
  'register',
  'firstConnection',
  'confirmPassword',
  'confirmEmail',
  'reviewLink',
  'stockAlert',
]
const name = 'retour'
/** Stands for this shop, so that what names another host is seen. */
const shop = 'http://shop.invalid'

/**
 * The page that the query asks to return to, with its query; null unless it is a page of the shop.
 */
export const readReturn = (search: string): string | null =>
  toReturn(new URLSearchParams(search).get(name))

/** A path with its query; null unless it is a page of the shop to which a sign-in may lead. */
export function toReturn(asked: string | null): string | null {
  if (!asked?.startsWith('/')) return null
  try {
    const { origin, pathname, search: query } = new URL(asked, shop)
    const page = origin === shop ? matchPath(pathname)?.page : undefined
    return page && !withoutReturn.includes(page) ? pathname + query : null
  } catch {
    return null
  }
}

/**
 * The query with which a page of the session returns to this URL; empty if to the profile, as
 * from the home page.
 */
export function returnTo(url: ShopUrl): string {
  return url.pathname === paths.home ? '' : returnHere(url)
}

/** The same for a visitor who was stopped there: the home page is returned to as well. */
export function returnHere({ pathname, search }: ShopUrl): string {
  const asked = new URLSearchParams({ [name]: pathname + search })
  const path = readReturn(search) ?? readReturn(`?${asked}`)
  return path === null || path === paths.profile ? '' : `?${new URLSearchParams({ [name]: path })}`
}
