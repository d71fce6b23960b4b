import { paths } from '../../contract/site/paths'
import { legalHeads } from '../../wording/legal/legalHeads'
import { reviewMethod } from '../../wording/legal/reviewMethod'
import { LegalPage } from '../features/legal/LegalPage'
import { indexedHead, shopTitle } from './heads'
import type { PageHead, PageMetadata, PageText } from './PageModule'

const { title, description } = legalHeads.reviewMethod

export function Page() {
  return <LegalPage title={title} load={loadText} />
}

function loadText() {
  return import(/* webpackChunkName: "reviewMethodText" */ '../../wording/legal/reviewMethod').then(
    (module) => module.reviewMethod,
  )
}

export const head: PageHead = (_, { settings }) =>
  indexedHead(paths.reviewMethod, shopTitle(title, settings), description)

export const metadata: PageMetadata = () => ({ card: null })

export const text: PageText = reviewMethod
