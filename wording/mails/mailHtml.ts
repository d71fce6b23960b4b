import type { MailBlock, MailRow } from './MailBlock'

/**
 * Styles are on the elements, because many mail programs drop style sheets. No colour but that of
 * the rules, which is seen on both: the program's own are light or dark as its reader wants.
 */
const styles = {
  body: 'margin:0;padding:0',
  // A link with its token is wider than a telephone.
  page: 'max-width:36em;margin:0 auto;padding:24px 16px;font:16px/1.5 Arial,Helvetica,sans-serif;overflow-wrap:anywhere;word-break:break-word',
  paragraph: 'margin:0 0 16px',
  title: 'margin:28px 0 8px;font-size:18px;line-height:1.3',
  list: 'margin:0 0 16px;padding-left:24px',
  quote: 'margin:0 0 16px;padding-left:16px;border-left:3px solid #999',
  table: 'width:100%;border-collapse:collapse;margin:0 0 16px',
  cell: 'padding:6px 0;border-bottom:1px solid #999;text-align:left;vertical-align:top',
  name: 'padding-right:16px;font-weight:normal',
  price: 'text-align:right;white-space:nowrap',
  strong: 'font-weight:bold',
}
type Style = keyof typeof styles
const style = (...names: Style[]) => `style="${names.map((name) => styles[name]).join(';')}"`

/** The whole HTML part; the title is escaped already. */
export function toDocument(title: string, blocks: string): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${title}</title>`,
  ].join('')
  return `<!doctype html>\n<html lang="fr"><head>${head}</head><body ${style('body')}><div ${style('page')}>\n${blocks}</div></body></html>\n`
}

/** One block. */
export function toHtml(block: MailBlock): string {
  if (typeof block === 'string') return `<p ${style('paragraph')}>${escapeHtml(block)}</p>`
  if ('lines' in block)
    return `<p ${style('paragraph')}>${block.lines.map(escapeHtml).join('<br>')}</p>`
  if ('list' in block)
    return `<ul ${style('list')}>${block.list.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
  if ('prices' in block) return table(block.prices, ['price'])
  if ('facts' in block) return table(block.facts, [])
  if ('quote' in block)
    return `<blockquote ${style('quote')}>${block.quote.map(escapeHtml).join('<br>')}</blockquote>`
  if ('title' in block) return `<h2 ${style('title')}>${escapeHtml(block.title)}</h2>`
  return `<p ${style('paragraph')}><a href="${escapeHtml(block.link)}">${escapeHtml(block.link)}</a></p>`
}

function table(rows: readonly MailRow[], ofValue: Style[]): string {
  const cells = rows.map(({ name, value, isStrong }) => {
    const strong: Style[] = isStrong ? ['strong'] : []
    return `<tr><th scope="row" ${style('cell', 'name', ...strong)}>${escapeHtml(name)}\u00a0:</th><td ${style('cell', ...ofValue, ...strong)}>${escapeHtml(value)}</td></tr>`
  })
  return `<table ${style('table')}>${cells.join('')}</table>`
}

/** Text in an attribute's quotes or between tags. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
