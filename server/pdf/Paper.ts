import type PDFDocument from 'pdfkit'
import { printable } from './printable'

export type Pdf = InstanceType<typeof PDFDocument>
export type Style = { size?: number; isBold?: boolean; gap?: number; lineGap?: number }

export const left = 56
export const pageWidth = 483
const bottom = 770
/** Between a frame and what it holds. */
const padding = 6
/** The foot of a page, below all text. */
const foot = 796

/**
 * The pages of a PDF: the room left on them and their outline. Frames, lines and feet are hidden
 * from screen readers.
 */
export class Paper {
  /** Where the frame begins on this page; undefined outside of one. */
  private frameTop: number | undefined
  constructor(protected readonly pdf: Pdf) {}

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

  protected line(y: number): void {
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
  protected bookmark(title: string): void {
    const place = { top: this.pdf.y, left: this.pdf.page.width, expanded: false }
    this.pdf.outline.addItem(printable(title), place)
  }

  protected heightOf(
    text: string,
    { size = 10, isBold = false, lineGap = 0 }: Style,
    width = pageWidth,
  ): number {
    this.font(size, isBold)
    return this.pdf.heightOfString(printable(text), { width, lineGap })
  }

  protected font(size: number, isBold: boolean): void {
    this.pdf.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
  }

  protected makeRoom(height: number): void {
    if (this.pdf.y + height <= bottom) return
    if (this.frameTop !== undefined) this.drawFrame(this.frameTop)
    this.pdf.addPage()
    if (this.frameTop !== undefined) this.openFrame()
  }
}
