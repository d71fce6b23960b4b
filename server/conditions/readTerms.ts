import type { StoredTerms } from '../../wording/legal/storedTerms'

/** A title, a paragraph, or the points of a list. */
export type TermsBlock = { title: string } | { list: string[] } | string

/**
 * A stored version of the terms as blocks. Its HTML has the titles in small letters; if that said
 * anything but the text, whose hash is the version, the text alone would count.
 */
export function readTerms({ text, html }: StoredTerms): TermsBlock[] {
  const blocks = html.trimEnd().split('\n').map(fromHtml)
  return `${blocks.map(toText).join('\n\n')}\n` === text
    ? blocks
    : text.trimEnd().split('\n\n').map(fromText)
}

function fromHtml(line: string): TermsBlock {
  if (line.startsWith('<ul')) return { list: line.split('</li>').slice(0, -1).map(inner) }
  return line.startsWith('<h2') ? { title: inner(line) } : inner(line)
}

const inner = (html: string) =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

function toText(block: TermsBlock): string {
  if (typeof block === 'string') return block
  return 'title' in block
    ? block.title.toUpperCase()
    : block.list.map((item) => `- ${item}`).join('\n')
}

function fromText(part: string): TermsBlock {
  if (part.startsWith('- ')) return { list: part.slice(2).split('\n- ') }
  return part === part.toUpperCase() ? { title: part } : part
}
