/** A mail as it is sent; both parts say the same. */
export type Mail = { subject: string; text: string; html: string }
/** A paragraph, a list, or a link that stands on a line of its own. */
export type MailBlock = string | { list: string[] } | { link: string } | { title: string }
/** Who writes. */
export type Sender = { name: string; address: string; email: string; phone: string }

/** Makes both parts from the same blocks, greeting first and sender last. */
export function compose(sender: Sender, subject: string, blocks: readonly MailBlock[]): Mail {
  const signature = [sender.name, sender.address, sender.phone, sender.email]
  const all: MailBlock[] = ['Bonjour,', ...blocks, signature.join('\n')]
  return {
    subject,
    text: `${all.map(toText).join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>\n${all.map(toHtml).join('\n')}\n</body></html>\n`,
  }
}

function toText(block: MailBlock): string {
  if (typeof block === 'string') return block
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n')
  if ('title' in block) return block.title.toUpperCase()
  return block.link
}

function toHtml(block: MailBlock): string {
  if (typeof block === 'string') return `<p>${escapeHtml(block).replaceAll('\n', '<br>')}</p>`
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
