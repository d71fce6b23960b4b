import { paths } from '../../contract/site/paths'
import { legalPagesWords } from '../../wording/legalPages'
import { legalHeads } from '../../wording/legal/legalHeads'
import { accessibility } from '../../wording/legal/accessibility'
import { LegalPage } from '../features/legal/LegalPage'
import { indexedHead, shopTitle } from './heads'
import type { PageHead, PageLoad, PageMetadata, PageText } from './PageModule'

const { title, description } = legalHeads.accessibility

export function Page() {
  return <LegalPage title={title} load={loadText} />
}

function loadText() {
  return import(
    /* webpackChunkName: "accessibilityText" */ '../../wording/legal/accessibility'
  ).then((module) => module.accessibility)
}

/** Ahead with the page, so that its link also works without a connection. */
export const load: PageLoad = loadText

export const head: PageHead = (_, { settings }) =>
  indexedHead(
    paths.accessibility,
    shopTitle(legalPagesWords[settings.wording].accessibilityTitle, settings),
    description,
  )

export const metadata: PageMetadata = () => ({ card: null })

export const text: PageText = accessibility
