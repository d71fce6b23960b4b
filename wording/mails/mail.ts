import { toOneLine } from '../../contract/api/oneLine'
import { withRegister } from '../register'
import { sellerFirm } from '../sellerFirm'
import type { MailArticle, MailBlock, MailRow } from './MailBlock'
import { escapeHtml, toDocument, toHtml } from './mailHtml'
import { quoted, shortened } from './quoted'

/** A mail as it is sent; both parts say the same. */
export type Mail = { subject: string; text: string; html: string }
/** The sender, and the firm behind it as far as it is filled in. */
export type Sender = { name: string; address: string; email: string; phone: string } & Parameters<
  typeof sellerFirm
>[0]

const maxSubjectLength = 150

/** What is known of a mail's reader. */
type Reader = {
  /** Null if it may not be repeated: the person who typed it has not proven the e-mail. */
  firstName: string | null
}

/**
 * Makes both parts from the same blocks, greeting first and sender last. A text cannot break a
 * line: only blocks make lines, so that nobody can forge a paragraph or a header. What someone wrote
 * in lines is marked on each.
 */
export function compose(
  sender: Sender,
  title: string,
  blocks: readonly MailBlock[],
  reader?: Reader,
): Mail {
  const { firm, numbers } = sellerFirm({ ...sender, rcs: withRegister(sender.rcs ?? '') })
  const registered = [firm === sender.name ? '' : firm, ...numbers].filter(Boolean).join(', ')
  const { name, address, phone, email } = sender
  const end = [name, address, phone, email, registered].filter(Boolean)
  const { text, html } = composePart([greeting(reader), ...blocks, { end }])
  const subject = shortened(toOneLine(title), maxSubjectLength)
  const shop = escapeHtml(toOneLine(sender.name))
  return { subject, text, html: toDocument(escapeHtml(subject), shop, html) }
}

const greeting = (reader?: Reader) =>
  reader?.firstName ? `Bonjour ${quoted(reader.firstName, 60)},` : 'Bonjour,'

/** Both parts of some blocks, as they are within a mail. */
export function composePart(blocks: readonly MailBlock[]): Pick<Mail, 'text' | 'html'> {
  const all = blocks.map(oneLineEach)
  return {
    text: `${all.map(toText).join('\n\n')}\n`,
    html: `${all.map(toHtml).join('\n')}\n`,
  }
}

/** Each text of a block on one line; its link is the shop's own. */
function oneLineEach(block: MailBlock): MailBlock {
  return typeof block === 'string' ? toOneLine(block) : (oneLine(block) as MailBlock)
}

function oneLine(value: unknown): unknown {
  if (typeof value === 'string') return toOneLine(value)
  if (Array.isArray(value)) return value.map(oneLine)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, oneLine(inner)]))
}

function toText(block: MailBlock): string {
  if (typeof block === 'string') return block
  if ('lines' in block) return block.lines.join('\n')
  if ('end' in block) return block.end.join('\n')
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n')
  if ('articles' in block) return [...block.articles, ...block.prices].map(rowText).join('\n')
  if ('facts' in block) return block.facts.map(rowText).join('\n')
  if ('title' in block) return block.title.toUpperCase()
  if ('quote' in block) return block.quote.map((line) => `> ${line}`).join('\n')
  return `${block.label}\u00a0:\n${block.link}`
}

const rowText = ({ name, value, ...row }: MailRow | MailArticle) =>
  `${'detail' in row && row.detail ? `${name}, ${row.detail}` : name}\u00a0: ${value}`
