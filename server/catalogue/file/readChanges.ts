import { cellFaults, factColumns, fileFaults } from '../../../wording/catalogueFile'
import type { FactName } from '../../../contract/facts'
import type { SheetField } from '../missingOnSheet'
import type { Fault } from './CatalogueFileError'
import { CellFault, readSerial } from './cells'
import { columnOf, type Column } from './columns'
import type { Row } from './csv'
import { isEraser } from './csv'
import { cellReaders, type Cells, type FactCells } from './fields'
import { readFact } from './readFact'

/** The fields of a row's product; `named` lists the columns that are filled in. */
export type Change = {
  line: number
  serial: string
  cells: Cells
  facts: FactCells
  named: ReadonlySet<Column>
}

/**
 * The changes that the rows ask for, and every fault of their cells. The first row is the heading.
 */
export function readChanges([heading, ...rows]: readonly Row[]): {
  changes: Change[]
  faults: Fault[]
} {
  if (!heading) return { changes: [], faults: [{ line: 1, fault: fileFaults.empty }] }
  const { columns, faults } = readHeading(heading)
  if (faults.length > 0) return { changes: [], faults }
  return { changes: rows.map((row) => readRow(row, columns, faults)), faults }
}

function readHeading({ line, cells: headings }: Row): { columns: Column[]; faults: Fault[] } {
  const faults: Fault[] = []
  const columns: Column[] = []
  for (const heading of headings) {
    const column = columnOf(heading)
    if (!column) faults.push({ line, column: { heading }, fault: fileFaults.unknownColumn })
    else if (columns.includes(column))
      faults.push({ line, column, fault: fileFaults.repeatedColumn })
    else columns.push(column)
  }
  if (!columns.includes('serial')) faults.push({ line, fault: fileFaults.noSerialColumn })
  return { columns, faults }
}

function readRow(row: Row, columns: readonly Column[], faults: Fault[]): Change {
  const { line } = row
  const facts: Record<string, unknown> = {}
  const change = { line, serial: '', cells: {} as Cells, facts, named: new Set<Column>() }
  if (row.cells.length > columns.length) {
    const fault = fileFaults.tooManyCells(row.cells.length, columns.length)
    faults.push({ line, fault })
    return change
  }
  for (const [index, column] of columns.entries()) {
    const cell = row.cells[index] ?? ''
    if (cell !== '') change.named.add(column)
    try {
      if (column === 'serial') change.serial = readRequiredSerial(cell)
      else if (cell === '') continue
      else if (isFact(column)) facts[column] = isEraser(cell) ? null : readFact(column, cell)
      else Object.assign(change.cells, cellReaders[column](cell))
    } catch (error) {
      if (!(error instanceof CellFault)) throw error
      faults.push({ line, column, fault: error.message })
    }
  }
  return change
}

/** Whether a cell of the row is filled in and could not be read, which is a fault of its own. */
export function isUnread({ cells, facts, named }: Change, column: SheetField | 'weight'): boolean {
  const lacks = (name: 'picture' | 'furtherPictures' | 'weightGrams') => cells[name] === undefined
  // The first of the further pictures is the picture of a product that has none.
  if (column === 'picture')
    return (['picture', 'furtherPictures'] as const).some((name) => named.has(name) && lacks(name))
  return named.has(column) && (column === 'weight' ? lacks('weightGrams') : !(column in facts))
}

const isFact = (column: Column): column is FactName => column in factColumns

function readRequiredSerial(cell: string): string {
  if (cell === '') throw new CellFault(cellFaults.serialMissing)
  return readSerial(cell)
}
