import { absoluteUrl, type PageSettings } from '../../contract/site/pageSettings'
import type { Head, RenderedPage } from '../../contract/site/renderer'
import { escapeHtml } from '../../wording/mails/mailHtml'
import { serverPagesWords } from '../../wording/serverPages'
import type { PageAssets } from './assets'
import { toCardElements, toLinkedData } from './metadata'
import { jsonBlock, type Parts } from './template'

const words = serverPagesWords.specified

/**
 * The HTML of a rendered page for each place of the template; the data for the script is at the
 * end.
 */
export function toHtml(
  { head, metadata, announced, content, preloadedQueries }: RenderedPage,
  { styles, scripts }: PageAssets,
  settings: PageSettings,
): Parts {
  const { seller } = settings
  return {
    head:
      toElements(head ?? bareHead(settings), settings) +
      toCardElements(metadata) +
      announced +
      styles +
      scripts,
    note: content
      ? escapeHtml(words.browsesWithoutScript(seller.phone, seller.email))
      : words.needsScript,
    content,
    blocks:
      toLinkedData(metadata) +
      (scripts && jsonBlock('settings', settings) + jsonBlock('queries', preloadedQueries)) +
      (scripts && content && `<p id="not-loaded" role="alert">${words.notLoaded}</p>`),
  }
}

function toElements(head: Head, settings: PageSettings): string {
  const { title, description, canonical, isIndexed } = head
  const address = canonical && absoluteUrl(canonical, settings)
  return [
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    address && `<link rel="canonical" href="${escapeHtml(address)}">`,
    !isIndexed && '<meta name="robots" content="noindex">',
  ]
    .filter(Boolean)
    .join('')
}

const bareHead = ({ seller }: PageSettings): Head => ({ title: seller.name, isIndexed: true })
