import { legalPagesWords } from '../../wording/legalPages'
import { legalNotice, legalNoticeDescription } from '../../wording/legal/legalNotice'
import { LegalPage } from '../features/legal/LegalPage'
import { paths } from '../paths'
import { useSettings } from '../ui/Shop'
import { indexedHead } from './heads'
import type { PageHead, PageMetadata } from './PageModule'

export function Page() {
  return <LegalPage text={legalNotice(useSettings())} />
}

export const head: PageHead = (_, { settings }) =>
  indexedHead(
    paths.legalNotice,
    legalPagesWords[settings.wording].noticeTitle,
    legalNoticeDescription,
  )

export const metadata: PageMetadata = () => ({ card: null })
