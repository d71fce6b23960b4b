import type { Metadata } from '../../contract/site/renderer'
import { escapeHtml } from '../../wording/mails/mailHtml'
import { dataBlock } from './template'

/** The card of a page as elements of its head; Open Graph uses `property`, others use `name`. */
export function toCardElements(metadata: Metadata | null): string {
  return Object.entries(metadata?.card ?? {})
    .map(([key, value]) => {
      if (!value) return ''
      const kind = key.startsWith('og:') ? 'property' : 'name'
      return `<meta ${kind}="${key}" content="${escapeHtml(value)}">`
    })
    .join('')
}

/** The content of a page as JSON-LD; script policies do not apply to data blocks. */
export function toLinkedData(metadata: Metadata | null): string {
  return (metadata?.things ?? [])
    .map((thing) => ({ '@context': 'https://schema.org', ...thing }))
    .map((thing) => dataBlock('type="application/ld+json"', thing))
    .join('')
}
