import { paths } from '../../contract/site/paths'
import { legalPagesWords } from '../../wording/legalPages'
import { legalHeads } from '../../wording/legal/legalHeads'
import { legalNotice } from '../../wording/legal/legalNotice'
import { LegalPage } from '../features/legal/LegalPage'
import { indexedHead } from './heads'
import type { PageHead, PageLoad, PageMetadata, PageText } from './PageModule'

const { title, description } = legalHeads.legalNotice

export function Page() {
  return <LegalPage title={title} load={loadText} />
}

function loadText() {
  return import(/* webpackChunkName: "legalNoticeText" */ '../../wording/legal/legalNotice').then(
    (module) => module.legalNotice,
  )
}

/** Ahead with the page, so that its link also works without a connection. */
export const load: PageLoad = loadText

export const head: PageHead = (_, { settings }) =>
  indexedHead(paths.legalNotice, legalPagesWords[settings.wording].noticeTitle, description)

export const metadata: PageMetadata = () => ({ card: null })

export const text: PageText = legalNotice
