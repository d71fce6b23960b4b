import { toOneLine } from '../../contract/api/oneLine'
import { shortened } from './quoted'

/** A mail as it is sent; both parts say the same. */
export type Mail = { subject: string; text: string; html: string }
/** A paragraph, lines that follow one another, a list, a title, or a link on its own line. */
export type MailBlock =
  string | { lines: string[] } | { list: string[] } | { link: string } | { title: string }
/** The sender. */
export type Sender = { name: string; address: string; email: string; phone: string }

const longestSubject = 150
/** A link with its token is wider than a telephone. */
const narrow = '<style>body { overflow-wrap: anywhere }</style>'

/**
 * Makes both parts from the same blocks, greeting first and sender last. A text cannot break a
 * line: only blocks make lines, so that nobody can forge a paragraph or a header.
 */
export function compose(sender: Sender, title: string, blocks: readonly MailBlock[]): Mail {
  const signature = [sender.name, sender.address, sender.phone, sender.email].filter(Boolean)
  const all = ['Bonjour,', ...blocks, { lines: signature }].map(oneLineEach)
  const subject = shortened(toOneLine(title), longestSubject)
  return {
    subject,
    text: `${all.map(toText).join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${narrow}<title>${escapeHtml(subject)}</title></head><body>\n${all.map(toHtml).join('\n')}\n</body></html>\n`,
  }
}

function oneLineEach(block: MailBlock): MailBlock {
  if (typeof block === 'string') return toOneLine(block)
  if ('lines' in block) return { lines: block.lines.map((line) => toOneLine(line)) }
  if ('list' in block) return { list: block.list.map((item) => toOneLine(item)) }
  return 'title' in block ? { title: toOneLine(block.title) } : block
}

function toText(block: MailBlock): string {
  if (typeof block === 'string') return block
  if ('lines' in block) return block.lines.join('\n')
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n')
  if ('title' in block) return block.title.toUpperCase()
  return block.link
}

function toHtml(block: MailBlock): string {
  if (typeof block === 'string') return `<p>${escapeHtml(block)}</p>`
  if ('lines' in block) return `<p>${block.lines.map(escapeHtml).join('<br>')}</p>`
  if ('list' in block)
    return `<ul>${block.list.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
  if ('title' in block) return `<h2>${escapeHtml(block.title)}</h2>`
  return `<p><a href="${escapeHtml(block.link)}">${escapeHtml(block.link)}</a></p>`
}

/** Text in an attribute's quotes or between tags. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
