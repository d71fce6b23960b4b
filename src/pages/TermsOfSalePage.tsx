import { layoutWords } from '../../wording/layout'
import { termsOfSale, termsOfSaleDescription } from '../../wording/legal/termsOfSale'
import { LegalPage } from '../features/legal/LegalPage'
import { paths } from '../paths'
import { useSettings } from '../ui/Shop'
import { indexedHead, shopTitle } from './heads'
import type { PageHead, PageMetadata } from './PageModule'

export function Page() {
  return <LegalPage text={termsOfSale(useSettings())} />
}

export const head: PageHead = (_, { settings }) =>
  indexedHead(
    paths.termsOfSale,
    shopTitle(layoutWords[settings.wording].termsOfSale, settings),
    termsOfSaleDescription,
  )

export const metadata: PageMetadata = () => ({ card: null })
