import { layoutWords } from '../../wording/layout'
import { termsOfUse, termsOfUseDescription } from '../../wording/legal/termsOfUse'
import { LegalPage } from '../features/legal/LegalPage'
import { paths } from '../paths'
import { useSettings } from '../ui/Shop'
import { indexedHead, shopTitle } from './heads'
import type { PageHead, PageMetadata } from './PageModule'

export function Page() {
  return <LegalPage text={termsOfUse(useSettings())} />
}

export const head: PageHead = (_, { settings }) =>
  indexedHead(
    paths.termsOfUse,
    shopTitle(layoutWords[settings.wording].termsOfUse, settings),
    termsOfUseDescription,
  )

export const metadata: PageMetadata = () => ({ card: null })
