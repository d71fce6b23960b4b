import { toOneLine } from '../../contract/api/oneLine'
import type { MailBlock, MailRow } from './MailBlock'
import { escapeHtml, toDocument, toHtml } from './mailHtml'
import { shortened } from './quoted'

/** A mail as it is sent; both parts say the same. */
export type Mail = { subject: string; text: string; html: string }
/** The sender. */
export type Sender = { name: string; address: string; email: string; phone: string }

const longestSubject = 150

/**
 * Makes both parts from the same blocks, greeting first and sender last. A text cannot break a
 * line: only blocks make lines, so that nobody can forge a paragraph or a header. What someone wrote
 * in lines is marked on each.
 */
export function compose(sender: Sender, title: string, blocks: readonly MailBlock[]): Mail {
  const signature = [sender.name, sender.address, sender.phone, sender.email].filter(Boolean)
  const { text, html } = composePart(['Bonjour,', ...blocks, { lines: signature }])
  const subject = shortened(toOneLine(title), longestSubject)
  return { subject, text, html: toDocument(escapeHtml(subject), html) }
}

/** Both parts of some blocks, as they are within a mail. */
export function composePart(blocks: readonly MailBlock[]): Pick<Mail, 'text' | 'html'> {
  const all = blocks.map(oneLineEach)
  return {
    text: `${all.map(toText).join('\n\n')}\n`,
    html: `${all.map(toHtml).join('\n')}\n`,
  }
}

function oneLineEach(block: MailBlock): MailBlock {
  if (typeof block === 'string') return toOneLine(block)
  if ('lines' in block) return { lines: block.lines.map((line) => toOneLine(line)) }
  if ('list' in block) return { list: block.list.map((item) => toOneLine(item)) }
  if ('prices' in block) return { prices: block.prices.map(oneLineRow) }
  if ('facts' in block) return { facts: block.facts.map(oneLineRow) }
  if ('quote' in block) return { quote: block.quote.map((line) => toOneLine(line)) }
  return 'title' in block ? { title: toOneLine(block.title) } : block
}

const oneLineRow = ({ name, value, ...row }: MailRow): MailRow => ({
  ...row,
  name: toOneLine(name),
  value: toOneLine(value),
})

function toText(block: MailBlock): string {
  if (typeof block === 'string') return block
  if ('lines' in block) return block.lines.join('\n')
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n')
  if ('prices' in block) return block.prices.map(rowText).join('\n')
  if ('facts' in block) return block.facts.map(rowText).join('\n')
  if ('title' in block) return block.title.toUpperCase()
  if ('quote' in block) return block.quote.map((line) => `> ${line}`).join('\n')
  return block.link
}

const rowText = ({ name, value }: MailRow) => `${name}\u00a0: ${value}`
