import { paths } from '../../contract/site/paths'
import { layoutWords } from '../../wording/layout'
import { legalHeads } from '../../wording/legal/legalHeads'
import { termsOfUse } from '../../wording/legal/termsOfUse'
import { LegalPage } from '../features/legal/LegalPage'
import { indexedHead, shopTitle } from './heads'
import type { PageHead, PageLoad, PageMetadata, PageText } from './PageModule'

const { title, description } = legalHeads.termsOfUse

export function Page() {
  return <LegalPage title={title} load={loadText} />
}

function loadText() {
  return import(/* webpackChunkName: "termsOfUseText" */ '../../wording/legal/termsOfUse').then(
    (module) => module.termsOfUse,
  )
}

/** Ahead with the page, so that its link also works without a connection. */
export const load: PageLoad = loadText

export const head: PageHead = (_, { settings }) =>
  indexedHead(
    paths.termsOfUse,
    shopTitle(layoutWords[settings.wording].termsOfUse, settings),
    description,
  )

export const metadata: PageMetadata = () => ({ card: null })

export const text: PageText = termsOfUse
