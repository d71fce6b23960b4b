/**
 * The look of a mail. Styles are on the elements, because many mail programs drop style sheets; the
 * sheet only exchanges colours in the dark. Each text has a contrast of at least 4.5 on its ground.
 */
const light = { page: '#fdfaf3', ink: '#2b1d14', quiet: '#6a5a4c', rule: '#d3c6b0' }
const accent = { fill: '#a4482a', onFill: '#fffdf8' }
const serif = "Garamond,Georgia,'Times New Roman',serif"
const sans = "'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const styles = {
  body: `margin:0;padding:0;background:${light.page};color:${light.ink}`,
  // A link with its token is wider than a telephone.
  page: `max-width:37.5em;margin:0 auto;padding:24px 20px 40px;font:16px/1.55 ${sans};overflow-wrap:anywhere;word-break:break-word`,
  letterhead: `margin:0 0 24px;padding:0 0 12px;border-bottom:1px solid ${light.rule};font:24px/1.2 ${serif}`,
  paragraph: 'margin:0 0 16px',
  title: `margin:32px 0 8px;font:bold 20px/1.3 ${serif}`,
  list: 'margin:0 0 16px;padding-left:24px',
  quote: `margin:0 0 16px;padding-left:16px;border-left:3px solid ${light.rule}`,
  table: 'width:100%;border-collapse:collapse;margin:0 0 20px;font-variant-numeric:tabular-nums',
  cell: `padding:8px 0;border-bottom:1px solid ${light.rule};text-align:left;vertical-align:top`,
  name: 'padding-right:16px;font-weight:normal',
  price: 'text-align:right;white-space:nowrap',
  picture: 'width:68px;padding-right:12px',
  strong: 'font-weight:bold',
  quiet: `color:${light.quiet};font-size:14px`,
  button: `display:inline-block;padding:12px 20px;border-radius:8px;background:${accent.fill};color:${accent.onFill};font-weight:bold;text-decoration:none`,
  link: `color:${light.ink}`,
  end: `margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${light.rule}`,
}
type Style = keyof typeof styles

/** The styles of an element, and the name under which the sheet exchanges its colours. */
export const style = (...names: Style[]) =>
  `class="${names.join(' ')}" style="${names.map((name) => styles[name]).join(';')}"`

/** The picture of an article, in pixels. */
export const pictureSide = 56

/** Within a head: the colours of the dark scheme. */
export const darkSheet = `@media (prefers-color-scheme:dark){${[
  '.body{background:#1b1410!important;color:#f2e8d8!important}',
  '.quiet{color:#c4b5a2!important}',
  '.link{color:#f2e8d8!important}',
  '.button{background:#e2936b!important;color:#1b1410!important}',
  '.letterhead,.cell,.quote,.end{border-color:#48392e!important}',
].join('')}}`
