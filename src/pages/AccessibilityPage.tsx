import { legalPagesWords } from '../../wording/legalPages'
import { accessibility, accessibilityDescription } from '../../wording/legal/accessibility'
import { LegalPage } from '../features/legal/LegalPage'
import { paths } from '../paths'
import { useSettings } from '../ui/Shop'
import { indexedHead, shopTitle } from './heads'
import type { PageHead, PageMetadata } from './PageModule'

export function Page() {
  return <LegalPage text={accessibility(useSettings())} />
}

export const head: PageHead = (_, { settings }) =>
  indexedHead(
    paths.accessibility,
    shopTitle(legalPagesWords[settings.wording].accessibilityTitle, settings),
    accessibilityDescription,
  )

export const metadata: PageMetadata = () => ({ card: null })
