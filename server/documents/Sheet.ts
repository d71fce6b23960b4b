import type PDFDocument from 'pdfkit'
import { printable } from './printable'

type Pdf = InstanceType<typeof PDFDocument>
type Column = { width: number; align?: 'left' | 'right' }
type Style = { size?: number; isBold?: boolean; gap?: number }

const left = 56
const bottom = 770
const pageWidth = 483

/** Writes a PDF from top to bottom, every text inside the structure that screen readers follow. */
export class Sheet {
  private readonly root
  constructor(private readonly pdf: Pdf) {
    this.root = pdf.struct('Document')
    pdf.addStructure(this.root)
  }

  heading(text: string, level: 1 | 2): void {
    this.gap(level === 1 ? 0 : 10)
    this.text(text, { size: level === 1 ? 18 : 11, isBold: true }, `H${level}`)
  }

  text(text: string, style: Style = {}, type = 'P'): void {
    if (text === '') return
    const { size = 10, isBold = false, gap = 2 } = style
    this.font(size, isBold)
    this.makeRoom(this.pdf.heightOfString(printable(text), { width: pageWidth }))
    const { y } = this.pdf
    const write = () => {
      this.font(size, isBold)
      this.pdf.text(printable(text), left, y, { width: pageWidth })
    }
    this.root.add(this.pdf.struct(type, {}, write))
    this.pdf.y += gap
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

  /** Decoration, which screen readers skip. */
  private line(y: number): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    this.pdf
      .moveTo(left, y)
      .lineTo(left + pageWidth, y)
      .lineWidth(0.5)
      .strokeColor('#999999')
      .stroke()
    this.pdf.endMarkedContent()
  }

  private font(size: number, isBold: boolean): void {
    this.pdf.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
  }

  private makeRoom(height: number): void {
    if (this.pdf.y + height <= bottom) return
    this.pdf.addPage()
  }
}
