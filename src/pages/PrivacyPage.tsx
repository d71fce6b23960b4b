import { layoutWords } from '../../wording/layout'
import { privacy, privacyDescription } from '../../wording/legal/privacy'
import { LegalPage } from '../features/legal/LegalPage'
import { paths } from '../paths'
import { useSettings } from '../ui/Shop'
import { indexedHead, shopTitle } from './heads'
import type { PageHead, PageMetadata } from './PageModule'

export function Page() {
  return <LegalPage text={privacy(useSettings())} />
}

export const head: PageHead = (_, { settings }) =>
  indexedHead(
    paths.privacy,
    shopTitle(layoutWords[settings.wording].privacy, settings),
    privacyDescription,
  )

export const metadata: PageMetadata = () => ({ card: null })
