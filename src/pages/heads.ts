import type { PageSettings } from '../../contract/site/pageSettings'
import type { Head } from '../../contract/site/renderer'
import { layoutWords } from '../../wording/layout'

/** The head of a page that search engines may index at this path. */
export function indexedHead(path: string, title: string, description: string): Head {
  return { title, description, canonical: path.toLowerCase(), isIndexed: true }
}

export const unindexedHead = (title: string): Head => ({ title, isIndexed: false })

/** "Page – shop", for pages whose title the specification does not give. */
export function shopTitle(title: string, { wording, seller }: PageSettings): string {
  return layoutWords[wording].pageTitle(title, seller.name)
}
