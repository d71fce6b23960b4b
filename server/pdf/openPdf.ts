import { buffer } from 'node:stream/consumers'
import type PDFDocument from 'pdfkit'
import { loadPackage } from '../system/loadPackage'
import { Sheet } from './Sheet'

type About = {
  title: string
  author: string
  at: Date
  /** What the foot of each page says; nothing if absent. */
  footer?: (page: number, count: number) => string
}

/** A tagged PDF in French, as bytes. The library is loaded with the first one. */
export async function openPdf(
  { title, author, at, footer }: About,
  write: (sheet: Sheet) => void,
): Promise<Buffer> {
  const Document = loadPackage('pdfkit') as typeof PDFDocument
  const pdf = new Document({
    size: 'A4',
    margins: { top: 56, bottom: 56, left: 56, right: 56 },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    bufferPages: footer !== undefined,
    info: {
      Title: title,
      ...(author !== '' && { Author: author }),
      CreationDate: at,
      ModDate: at,
    },
  })
  const bytes = buffer(pdf)
  const sheet = new Sheet(pdf)
  write(sheet)
  if (footer) sheet.footers(footer)
  sheet.end()
  return bytes
}
