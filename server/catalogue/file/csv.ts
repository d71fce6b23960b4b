import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { fileFaults } from '../../../wording/catalogueFile'
import { CatalogueFileError } from './CatalogueFileError'

/** Rows of one file after its heading. */
const maxRows = 100_000

/** A record, and the line of the file on which it begins. */
export type Row = { line: number; cells: string[] }

/**
 * The rows of a CSV text without blank rows. Throws `CatalogueFileError` if the text is not CSV, or
 * has too many rows.
 */
export function readCsv(text: string): Row[] {
  let before = { lines: 0, empty_lines: 0 }
  const rows: Row[] = []
  for (const [index, { record, info }] of records(text).entries()) {
    const line = before.lines + 1 + info.empty_lines - before.empty_lines
    before = info
    if (index > maxRows)
      throw new CatalogueFileError([{ line, fault: fileFaults.tooManyRows(maxRows) }])
    const cells = record.map((cell) => cell.trim())
    // Spreadsheets end rows with separators for columns that are no longer used.
    while (cells.at(-1) === '') cells.pop()
    if (cells.length > 0) rows.push({ line, cells })
  }
  return rows
}

/**
 * A CSV text that French spreadsheets open directly: byte order mark, semicolons, Windows line
 * ends.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    quote_record_delimiter: true,
  })
}

/**
 * Cell texts that clear an optional field, as spreadsheets autocorrect them; an empty cell leaves
 * the field unchanged.
 */
export const isEraser = (cell: string) => /^\p{Dash}$/u.test(cell)

/** OWASP's list of first characters of a formula, their wide forms, and the apostrophe itself. */
const formula = /^[=+\-@\t\r\n＝＋－＠']/
const isMisread = (text: string) => formula.test(text) || isEraser(text)

/**
 * Prefixes an apostrophe to a text that a spreadsheet would run as a formula, that starts with one,
 * or that is a dash.
 */
export function neutralise(text: string): string {
  return isMisread(text) ? `'${text}` : text
}

/** Reverses `neutralise`; returns any other text unchanged. */
export function restore(cell: string): string {
  return cell.startsWith("'") && isMisread(cell.slice(1)) ? cell.slice(1) : cell
}

type Parsed = { record: string[]; info: { lines: number; empty_lines: number } }

function records(text: string): Parsed[] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: maxRows + 2,
    }) as unknown as Parsed[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED'
    const fault = isOpen ? fileFaults.quoteNotClosed : fileFaults.unreadable
    throw new CatalogueFileError([{ line: Number(error.lines), fault }])
  }
}

/**
 * Headings contain none of the three separators, so the most frequent one of the first line is
 * used.
 */
function delimiterOf(text: string): string {
  const heading = text.trimStart().split(/[\r\n]/, 1)[0] ?? ''
  const count = (delimiter: string) => heading.split(delimiter).length
  return [';', ',', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best))
}
