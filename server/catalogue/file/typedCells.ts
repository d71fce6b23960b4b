import { catalogueColumns, cellFaults, fileFaults } from '../../../wording/catalogueFile'
import type { Fault } from './CatalogueFileError'
import { columnOf, type Column } from './columns'
import { required } from './fields'
import { readChanges, type Change } from './readChanges'

type Typed = {
  serial: string
  /** Texts by the names of their columns. */
  cells: Readonly<Record<string, string>>
  isNew: boolean
}

/** Columns that a form does not write: the reference is beside them, and a stock has movements. */
const notTyped: readonly Column[] = [
  'serial',
  'stockExported',
  'exportedAt',
  'stockCounted',
  'stockMoved',
]

/**
 * Reads what was typed into a form exactly as a row of the catalogue file, and reports the same
 * faults. In a form an empty field is one that was emptied.
 */
export function readTypedCells({ serial, cells, isNew }: Typed): {
  changes: Change[]
  faults: Fault[]
} {
  const faults: Fault[] = []
  const row: [Column, string][] = [['serial', serial.trim()]]
  for (const [name, typed] of Object.entries(cells)) {
    const column = toColumn(name)
    const isTyped = column && !notTyped.includes(column) && (isNew || column !== 'stock')
    const text = typed.trim()
    if (!isTyped)
      faults.push({ line: 1, column: { heading: name }, fault: fileFaults.unknownColumn })
    else if (text !== '') row.push([column, text])
    else if (isNew) continue
    else if ((required as readonly Column[]).includes(column))
      faults.push({ line: 1, column, fault: cellFaults.emptied })
    else row.push([column, '-'])
  }
  const headings = row.map(([column]) => catalogueColumns[column])
  const texts = row.map(([, text]) => text)
  const read = readChanges([
    { line: 1, cells: headings },
    { line: 1, cells: texts },
  ])
  return { changes: read.changes, faults: [...faults, ...read.faults] }
}

/** The column of this name in code. */
function toColumn(name: string): Column | undefined {
  const heading = Object.hasOwn(catalogueColumns, name) && catalogueColumns[name as Column]
  return heading ? columnOf(heading) : undefined
}
