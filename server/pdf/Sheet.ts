import { left, pageWidth, Paper, type Pdf, type Style } from './Paper'
import { printable } from './printable'

type Column = { width: number; align?: 'left' | 'right' }

const indent = 14
/** With the upper edge of a frame. */
const roomOfHeading = 24

/** Writes a PDF from top to bottom, every text inside the structure that screen readers follow. */
export class Sheet extends Paper {
  private readonly root
  constructor(pdf: Pdf) {
    super(pdf)
    this.root = pdf.struct('Document')
    pdf.addStructure(this.root)
  }

  /** A heading. Within a long text, `next` stays on its page, and it is in the outline. */
  heading(text: string, level: 1 | 2, next?: { text: string; style: Style }): void {
    this.gap(level === 1 ? 0 : 10)
    if (next) {
      this.makeRoom(this.heightOf(next.text, next.style) + roomOfHeading)
      this.bookmark(text)
    }
    this.text(text, { size: level === 1 ? 18 : 11, isBold: true }, `H${level}`)
  }

  text(text: string, style: Style = {}, type = 'P'): void {
    if (text === '') return
    const { size = 10, isBold = false, gap = 2, lineGap = 0 } = style
    const options = { width: pageWidth, lineGap }
    this.makeRoom(this.heightOf(text, style))
    const { y } = this.pdf
    const write = () => {
      this.font(size, isBold)
      this.pdf.text(printable(text), left, y, options)
    }
    this.root.add(this.pdf.struct(type, {}, write))
    this.pdf.y += gap
  }

  list(items: readonly string[], style: Style = {}): void {
    const { size = 10, gap = 2, lineGap = 0 } = style
    const list = this.pdf.struct('L')
    this.root.add(list)
    const options = { width: pageWidth - indent, lineGap }
    for (const item of items) {
      const text = printable(item)
      this.makeRoom(this.heightOf(item, style, options.width))
      this.font(size, false)
      const { y } = this.pdf
      const entry = this.pdf.struct('LI')
      entry.add(this.pdf.struct('Lbl', {}, () => this.pdf.text('•', left, y, options)))
      entry.add(this.pdf.struct('LBody', {}, () => this.pdf.text(text, left + indent, y, options)))
      entry.end()
      list.add(entry)
      this.pdf.y += gap
    }
    list.end()
    this.pdf.x = left
  }

  /** A table with its headings in the first row; the last row is bold if it is a total. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[], hasTotal = false): void {
    const table = this.pdf.struct('Table')
    this.root.add(table)
    for (const [index, cells] of rows.entries()) {
      const isHead = index === 0
      const isBold = isHead || (hasTotal && index === rows.length - 1)
      const { row, end } = this.row(columns, cells, { isHead, isBold })
      // Writes the cells, wherever they end.
      table.add(row)
      this.pdf.y = end
    }
    table.end()
    this.pdf.x = left
  }

  end(): void {
    this.root.end()
    this.pdf.end()
  }

  private row(
    columns: readonly Column[],
    cells: readonly string[],
    { isHead, isBold }: { isHead: boolean; isBold: boolean },
  ) {
    this.font(9, isBold)
    const texts = cells.map(printable)
    const heights = texts.map((text, index) =>
      this.pdf.heightOfString(text || ' ', { width: (columns[index]?.width ?? 0) - 8 }),
    )
    const height = Math.max(...heights) + 8
    this.makeRoom(height)
    const { y } = this.pdf
    const row = this.pdf.struct('TR')
    let x = left
    for (const [index, { width, align = 'left' }] of columns.entries()) {
      const at = x
      const write = () => {
        this.font(9, isBold)
        this.pdf.text(texts[index] || ' ', at + 4, y + 4, { width: width - 8, align })
      }
      row.add(this.pdf.struct(isHead ? 'TH' : 'TD', {}, write))
      x += width
    }
    row.end()
    this.line(y + height)
    return { row, end: y + height }
  }
}
