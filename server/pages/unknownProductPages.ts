import type { CatalogueCache } from '../cache/CatalogueCache'
import { CompressedText, quickest } from '../http/CompressedText'
import type { Ask, Page, Pages } from './pages'
import type { CachedPage } from './sendPage'
import { jsonText } from './template'

type Needs = {
  catalogueCache: CatalogueCache
  /** Another one after each change of the settings. */
  edition: () => string
  basePath: string
  ask: Ask
}

/** One character longer than any identifier. */
const placeholder = 'x'.repeat(65)
const maxBytes = 1024 * 1024

/**
 * The page of an unknown product. Such URLs are endless, so it is rendered once for all of them:
 * they differ only by the identifier in a JSON block.
 */
export function unknownProductPages(
  render: NonNullable<Pages['render']>,
  { catalogueCache, edition, basePath, ask }: Needs,
) {
  const store = catalogueCache.open<Page>({
    maxBytes,
    size: ({ html }) => html.length,
    isCacheable: () => true,
  })
  const url = { pathname: `${basePath}product/${placeholder}`, search: '' }

  return async (id: string): Promise<CachedPage> => {
    const page = await store.get(edition(), () => render(url, ask))
    const text = page.html.replaceAll(placeholder, () => jsonText(id).slice(1, -1))
    return { page, html: new CompressedText(text, quickest), isOneOfMany: true }
  }
}
