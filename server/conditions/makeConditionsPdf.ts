import type { conditionsVersions } from '../database/schema'
import { conditionsWords as words } from '../../wording/conditions'
import { openPdf } from '../pdf/openPdf'
import type { Sheet } from '../pdf/Sheet'
import { readTerms, type TermsBlock } from './readTerms'

type Version = Pick<
  typeof conditionsVersions.$inferSelect,
  'hash' | 'text' | 'html' | 'at' | 'seller'
>

const textStyle = { gap: 4, lineGap: 1.2 }
/** Room to write on paper. */
const formStyle = { gap: 30, lineGap: 1.2 }

/** A version of the conditions of sale as a PDF: the same bytes whenever it is made. */
export async function makeConditionsPdf({ hash, at, seller, ...terms }: Version): Promise<Buffer> {
  const { title } = words
  const shown = [title, seller].filter(Boolean).join(', ')
  const footer = (page: number, count: number) =>
    [words.footer(at, hash), words.page(page, count)].join('  ·  ')
  const { sections, form } = inOrder(readTerms(terms))
  return openPdf({ title: shown, author: seller ?? '', at, footer }, (sheet) => {
    if (seller) sheet.text(seller, { size: 13, isBold: true, gap: 8 })
    sheet.heading(title, 1)
    sheet.text(words.version(at))
    sheet.text(words.hash(hash), { size: 8, gap: 10 })
    write(sheet, sections)
    if (form.length > 0) sheet.newPage()
    write(sheet, form, formStyle)
  })
}

/** The model form comes last, on a page that can be printed alone; the title is written already. */
function inOrder(blocks: readonly TermsBlock[]) {
  const rest = blocks.slice(1)
  const start = rest.findIndex((block) => titleOf(block) === words.form.toUpperCase())
  if (start < 0) return { sections: rest, form: [] }
  const length = rest.slice(start + 1).findIndex((block) => titleOf(block) !== null)
  const end = length < 0 ? rest.length : start + 1 + length
  return {
    sections: [...rest.slice(0, start), ...rest.slice(end)],
    form: rest.slice(start, end),
  }
}

/** In capitals, as the stored text has it. */
const titleOf = (block: TermsBlock) =>
  typeof block === 'object' && 'title' in block ? block.title.toUpperCase() : null

function write(sheet: Sheet, blocks: readonly TermsBlock[], listStyle = textStyle): void {
  for (const [index, block] of blocks.entries())
    if (typeof block === 'string') sheet.text(block, textStyle)
    else if ('list' in block) sheet.list(block.list, listStyle)
    else {
      const text = startOf(blocks[index + 1])
      sheet.closeFrame()
      sheet.heading(block.title, 2, { text, style: textStyle })
      if (titleOf(block) === words.box.toUpperCase()) sheet.openFrame()
    }
  sheet.closeFrame()
}

/** What is right below a heading. */
function startOf(block: TermsBlock | undefined): string {
  if (typeof block === 'string') return block
  return block && 'list' in block ? (block.list[0] ?? '') : ''
}
