import type PDFDocument from 'pdfkit'
import { printable } from './printable'

type Pdf = InstanceType<typeof PDFDocument>
type Column = { width: number; align?: 'left' | 'right' }
type Style = { size?: number; isBold?: boolean; gap?: number; lineGap?: number }

const left = 56
const bottom = 770
const pageWidth = 483
const indent = 14
/** With the upper edge of a frame. */
const roomOfHeading = 24
/** Between a frame and what it holds. */
const padding = 6
/** The foot of a page, below all text. */
const foot = 796

/** Writes a PDF from top to bottom, every text inside the structure that screen readers follow. */
export class Sheet {
  private readonly root
  /** Where the frame begins on this page; undefined outside of one. */
  private frameTop: number | undefined
  constructor(private readonly pdf: Pdf) {
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

  /** Draws a frame around all that is written until it is closed, on each of its pages. */
  openFrame(): void {
    this.frameTop = this.pdf.y
    this.gap(padding)
  }

  closeFrame(): void {
    if (this.frameTop === undefined) return
    this.drawFrame(this.frameTop)
    this.frameTop = undefined
    this.gap(padding)
  }

  newPage(): void {
    this.pdf.addPage()
  }

  gap(points: number): void {
    this.pdf.y += points
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

  /** The foot of every page, for the eye alone: screen readers have page numbers of their own. */
  footers(write: (page: number, count: number) => string): void {
    const { start, count } = this.pdf.bufferedPageRange()
    for (let page = start; page < start + count; page += 1) {
      this.pdf.switchToPage(page)
      this.pdf.page.margins.bottom = 0
      this.pdf.markContent('Artifact', { type: 'Pagination' })
      this.font(8, false)
      const text = printable(write(page + 1, count))
      this.pdf.text(text, left, foot, { width: pageWidth, align: 'center', lineBreak: false })
      this.pdf.endMarkedContent()
    }
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

  private line(y: number): void {
    this.decorate((pdf) => pdf.moveTo(left, y).lineTo(left + pageWidth, y))
  }

  private drawFrame(top: number): void {
    const height = this.pdf.y + padding - top
    this.decorate((pdf) => pdf.rect(left - padding, top, pageWidth + 2 * padding, height))
  }

  /** Screen readers skip it. */
  private decorate(draw: (pdf: Pdf) => Pdf): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    draw(this.pdf).lineWidth(0.5).strokeColor('#999999').stroke()
    this.pdf.endMarkedContent()
  }

  /** An entry of the outline that readers show beside the pages; leads to what is written next. */
  private bookmark(title: string): void {
    const place = { top: this.pdf.y, left: this.pdf.page.width, expanded: false }
    this.pdf.outline.addItem(printable(title), place)
  }

  private heightOf(
    text: string,
    { size = 10, isBold = false, lineGap = 0 }: Style,
    width = pageWidth,
  ): number {
    this.font(size, isBold)
    return this.pdf.heightOfString(printable(text), { width, lineGap })
  }

  private font(size: number, isBold: boolean): void {
    this.pdf.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
  }

  private makeRoom(height: number): void {
    if (this.pdf.y + height <= bottom) return
    if (this.frameTop !== undefined) this.drawFrame(this.frameTop)
    this.pdf.addPage()
    if (this.frameTop !== undefined) this.openFrame()
  }
}
