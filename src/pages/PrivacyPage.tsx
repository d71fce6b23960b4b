import { paths } from '../../contract/site/paths'
import { layoutWords } from '../../wording/layout'
import { legalHeads } from '../../wording/legal/legalHeads'
import { privacy } from '../../wording/legal/privacy'
import { LegalPage } from '../features/legal/LegalPage'
import { indexedHead, shopTitle } from './heads'
import type { PageHead, PageLoad, PageMetadata, PageText } from './PageModule'

const { title, description } = legalHeads.privacy

export function Page() {
  return <LegalPage title={title} load={loadText} />
}

function loadText() {
  return import(/* webpackChunkName: "privacyText" */ '../../wording/legal/privacy').then(
    (module) => module.privacy,
  )
}

/** Ahead with the page, so that its link also works without a connection. */
export const load: PageLoad = loadText

export const head: PageHead = (_, { settings }) =>
  indexedHead(
    paths.privacy,
    shopTitle(layoutWords[settings.wording].privacy, settings),
    description,
  )

export const metadata: PageMetadata = () => ({ card: null })

export const text: PageText = privacy
