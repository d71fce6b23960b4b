import { writeCsv } from '../../../server/catalogue/csv'
import { catalogueColumns } from '../../../wording/catalogueFile'
import { editedStock } from '../model/catalogueRules'
import type { Reply } from '../../../testing/send'
import type { Stage } from './Stage'

/** What a file says of the stocks, and its number, by which it is imported later. */
export type Exported = { file: number; stocks: number[] }

export async function exportCatalogue({ shopkeeper, serials, files }: Stage): Promise<Reply> {
  const rows = await shopkeeper.export(serials)
  const file = files.push(rows) - 1
  const at = stockColumn(rows)
  const body: Exported = { file, stocks: rows.slice(1).map((cells) => Number(cells[at])) }
  return { status: 200, body }
}

/** The file as a spreadsheet writes it after these edits of its stocks. */
export function edited([heading, ...rows]: string[][], edits: readonly number[]): string {
  const at = stockColumn([heading!])
  const cells = rows.map((row, index) =>
    row.map((cell, column) =>
      column === at ? String(editedStock(Number(cell), edits[index]!)) : cell,
    ),
  )
  return writeCsv([heading!, ...cells])
}

const stockColumn = ([heading]: string[][]) => heading!.indexOf(catalogueColumns.stock)
