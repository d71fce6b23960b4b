import { randomUUID } from 'node:crypto'
import { categoryNames } from '../../wording/replies/catalogue'
import type { PageUrl } from '../../contract/site/renderer'
import type { PathMatch } from '../../contract/site/paths'
import type { PublicReplies } from './callInProcess'
import { CompressedText, finest } from '../http/CompressedText'
import type { CatalogueCache } from '../cache/CatalogueCache'
import { findShipping } from '../catalogue/findShipping'
import type { Settings } from '../settings'
import { madeFrom } from '../shop/madeFrom'
import { callInProcess } from './callInProcess'
import { isIdReadable, toPageUrl, unknownPath } from './pageUrl'
import type { Page, Pages } from './pages'
import type { CachedPage } from './sendPage'
import { unknownProductPages } from './unknownProductPages'

type Needs = Parameters<typeof findShipping>[0] & {
  settings: Settings
  pages: Pages
  catalogueCache: CatalogueCache
  publicReplies: PublicReplies
}
/** Throws if too many pages were rendered for this IP address. */
export type CountRendering = () => Promise<void>
/** The page of a path; of null, the page of unknown URLs. */
export type FindPage = (
  match: PathMatch | null,
  query: URLSearchParams,
  countRendering: CountRendering,
) => Promise<CachedPage>

const maxBytes = 72 * 1024 * 1024

/**
 * Pages from the cache, or rendered into it; a page with 404 if the shop has no such product or
 * category.
 */
export function cachedPages(services: Needs): FindPage {
  const { settings, pages, catalogueCache, publicReplies } = services
  const { basePath, apiHost } = settings
  const { render } = pages
  if (!render) {
    const empty = madeFrom(settings, () => toCached(pages.empty()))
    const emptyOfNothing = madeFrom(settings, () => toCached({ ...pages.empty(), status: 404 }))
    return (match) => Promise.resolve(match && isIdReadable(match) ? empty() : emptyOfNothing())
  }

  const store = catalogueCache.open<CachedPage>({
    maxBytes,
    size: ({ html }) => html.size,
    isCacheable: ({ page, isOneOfMany }) =>
      !isOneOfMany && (page.status === 200 || page.isForAnyUrl),
  })
  /** Part of every key: a page made before the shopkeeper changed a setting is not found again. */
  const edition = madeFrom(settings, () => randomUUID())
  // Here the browser asks another host for the catalogue.
  const ask = apiHost ? null : callInProcess(publicReplies)
  const unknownProductPage = unknownProductPages(render, { catalogueCache, edition, basePath, ask })
  const anyOther: PageUrl = { pathname: unknownPath(basePath), search: '' }

  const renderUnlessUnknown = async (
    url: PageUrl,
    match: PathMatch | null,
  ): Promise<CachedPage> => {
    if (ask && match?.page === 'product') {
      const { id = '' } = match
      if (!isIdReadable(match) || !(await publicReplies.getProduct(id)))
        return unknownProductPage(id)
      return toCached(await render(url, ask, { shipping: await findShipping(services, id) }))
    }
    const isOneOfMany =
      match?.page === 'search' ||
      (match?.page === 'withdrawal' && url.search !== '') ||
      (match?.page === 'category' && !Object.hasOwn(categoryNames, match.id ?? ''))
    return toCached(await render(url, ask), isOneOfMany)
  }

  return async (match, query, countRendering) => {
    const url = match ? toPageUrl(basePath, match, query) : anyOther
    const key = `${edition()} ${url.pathname}${url.search}`
    if (!store.has(key)) await countRendering()
    const cached = await store.get(key, () => renderUnlessUnknown(url, match))
    if (!match || isIdReadable(match)) return cached
    return { ...cached, page: { ...cached.page, status: 404 } }
  }
}

function toCached({ html, ...page }: Page, isOneOfMany = false): CachedPage {
  return {
    page,
    html: new CompressedText(html, page.isOfWords && !isOneOfMany ? finest : undefined),
    isOneOfMany,
  }
}
