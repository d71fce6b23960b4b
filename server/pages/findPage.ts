import { categoryNames } from '../../wording/replies/catalogue'
import type { PageAddress } from '../../contract/site/renderer'
import type { CatalogueReplies } from '../catalogue/replies'
import { CompressedText, finest } from '../http/CompressedText'
import type { CatalogueCache } from '../cache/CatalogueCache'
import type { Settings } from '../settings'
import { readShopAddress, type ShopAddress } from './address'
import { callInProcess } from './callInProcess'
import type { Page, Pages } from './pages'
import type { KeptPage } from './sendPage'
import { unknownProducts } from './unknownProducts'

type Needs = {
  settings: Settings
  pages: Pages
  kept: CatalogueCache
  answers: CatalogueReplies
}
/** Throws where whoever asks has had too many pages rendered. */
export type CountRendering = () => Promise<void>

/** Bytes of HTML; what is compressed of it weighs about a third more. */
const maxBytes = 48 * 1024 * 1024

/** The page at any address; 404 with a page for those that the shop does not have. */
export function pageFinder({ settings, pages, kept, answers }: Needs) {
  const { basePath, apiHost } = settings
  const { write } = pages
  if (!write) {
    const [empty, emptyOfNothing] = [toKept(pages.empty), toKept({ ...pages.empty, status: 404 })]
    return (address: PageAddress): Promise<KeptPage> =>
      Promise.resolve(readShopAddress(basePath, address)?.isIdReadable ? empty : emptyOfNothing)
  }

  const store = kept.open<KeptPage>({
    maxBytes,
    weigh: ({ html }) => html.text.length,
    isCacheable: ({ page, isOneOfMany }) =>
      !isOneOfMany && (page.status === 200 || page.isForAnyAddress),
  })
  // Another host's catalogue is the browser's to ask for.
  const ask = apiHost ? null : callInProcess(answers)
  const unknownProduct = unknownProducts(write, { kept, basePath, ask })
  /** Every address that the shop does not have is shown as this one. */
  const anyOther: PageAddress = { pathname: `${basePath}404`, search: '' }

  const render = async (address: PageAddress, found: ShopAddress | null): Promise<KeptPage> => {
    if (ask && found?.page === 'product') {
      const { id = '', isIdReadable } = found
      if (!isIdReadable || !(await answers.getProduct(id))) return unknownProduct(id)
    }
    const isOneOfMany = found?.page === 'category' && !Object.hasOwn(categoryNames, found.id ?? '')
    return toKept(await write(address, ask), isOneOfMany)
  }

  return async function find(
    asked: PageAddress,
    countRendering: CountRendering,
  ): Promise<KeptPage> {
    const found = readShopAddress(basePath, asked)
    const address = found?.address ?? anyOther
    const key = address.pathname + address.search
    if (!store.has(key)) await countRendering()
    const keptPage = await store.get(key, () => render(address, found))
    if (!found || found.isIdReadable) return keptPage
    return { ...keptPage, page: { ...keptPage.page, status: 404 } }
  }
}

function toKept(page: Page, isOneOfMany = false): KeptPage {
  return {
    page,
    html: new CompressedText(page.html, page.isOfWords ? finest : undefined),
    isOneOfMany,
  }
}
