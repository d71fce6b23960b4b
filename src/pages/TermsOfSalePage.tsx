import { paths } from '../../contract/site/paths'
import { layoutWords } from '../../wording/layout'
import { legalHeads } from '../../wording/legal/legalHeads'
import { termsOfSale } from '../../wording/legal/termsOfSale'
import { ConditionsPdfLink } from '../features/legal/ConditionsPdfLink'
import { LegalPage } from '../features/legal/LegalPage'
import { indexedHead, shopTitle } from './heads'
import type { PageHead, PageLoad, PageMetadata, PageText } from './PageModule'

const { title, description } = legalHeads.termsOfSale

export function Page() {
  return (
    <LegalPage title={title} load={loadText}>
      <ConditionsPdfLink />
    </LegalPage>
  )
}

function loadText() {
  return import(/* webpackChunkName: "termsOfSaleText" */ '../../wording/legal/termsOfSale').then(
    (module) => module.termsOfSale,
  )
}

/** Ahead with the page, so that its link also works without a connection. */
export const load: PageLoad = loadText

export const head: PageHead = (_, { settings }) =>
  indexedHead(
    paths.termsOfSale,
    shopTitle(layoutWords[settings.wording].termsOfSale, settings),
    description,
  )

export const metadata: PageMetadata = () => ({ card: null })

export const text: PageText = termsOfSale
