import type { MailArticle, MailBlock, MailRow } from './MailBlock'
import { darkSheet, pictureSide, style } from './mailStyles'

/** The whole HTML part; the title and the name of the shop are escaped already. */
export function toDocument(title: string, shop: string, blocks: string): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${title}</title>`,
    `<style>:root{color-scheme:light dark}${darkSheet}</style>`,
  ].join('')
  return `<!doctype html>\n<html lang="fr"><head>${head}</head><body ${style('body')}><div ${style('page')}>\n<p ${style('letterhead')}>${shop}</p>\n${blocks}</div></body></html>\n`
}

/** One block. */
export function toHtml(block: MailBlock): string {
  if (typeof block === 'string') return paragraph(escapeHtml(block))
  if ('lines' in block) return paragraph(block.lines.map(escapeHtml).join('<br>'))
  if ('end' in block)
    return `<p ${style('end', 'quiet')}>${block.end.map(escapeHtml).join('<br>')}</p>`
  if ('list' in block)
    return `<ul ${style('list')}>${block.list.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
  if ('articles' in block)
    return table([...block.articles.map(article), ...block.prices.map(priceRow)])
  if ('facts' in block) return table(block.facts.map(fact))
  if ('quote' in block)
    return `<blockquote ${style('quote')}>${block.quote.map(escapeHtml).join('<br>')}</blockquote>`
  if ('title' in block) return `<h2 ${style('title')}>${escapeHtml(block.title)}</h2>`
  const { link, label, weight } = block
  const linkStyle = style(weight === 'quiet' ? 'link' : 'button')
  return paragraph(`<a href="${escapeHtml(link)}" ${linkStyle}>${escapeHtml(label)}</a>`)
}

const paragraph = (content: string) => `<p ${style('paragraph')}>${content}</p>`
const table = (rows: string[]) =>
  `<table ${style('table')}>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`

/** The name beside a picture says what it shows. */
function article({ name, detail, value, picture }: MailArticle): string {
  const side = `width="${pictureSide}" height="${pictureSide}"`
  const image = picture && `<img src="cid:${escapeHtml(picture)}" alt="" ${side}>`
  return [
    `<td ${style('cell', 'picture')}>${image ?? ''}</td>`,
    `<th scope="row" ${style('cell', 'name')}>${escapeHtml(name)}${detail && `<br><span ${style('quiet')}>${escapeHtml(detail)}</span>`}</th>`,
    `<td ${style('cell', 'price')}>${escapeHtml(value)}</td>`,
  ].join('')
}

function priceRow({ name, value, weight }: MailRow): string {
  const styles = weight ? ([weight] as const) : []
  return `<th scope="row" colspan="2" ${style('cell', 'name', ...styles)}>${escapeHtml(name)}</th><td ${style('cell', 'price', ...styles)}>${escapeHtml(value)}</td>`
}

function fact({ name, value, weight }: MailRow): string {
  const styles = weight ? ([weight] as const) : []
  return `<th scope="row" ${style('cell', 'name', 'quiet')}>${escapeHtml(name)}</th><td ${style('cell', ...styles)}>${escapeHtml(value)}</td>`
}

/** Text in an attribute's quotes or between tags. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
