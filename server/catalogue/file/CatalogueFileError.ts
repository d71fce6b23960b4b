import { catalogueColumns, placedFault } from '../../../wording/catalogueFile'
import type { Column } from './columns'

/** A fault in a catalogue file and its line; lines count from 1, as a spreadsheet shows them. */
export type Fault = {
  line: number
  column?: Column | { heading: string }
  fault: string
  /** What a form says in its place, where the fault names columns that are not on the screen. */
  inForm?: string
}

/**
 * The file was refused as a whole; the message has one line for each fault, in the file's order.
 */
export class CatalogueFileError extends Error {
  constructor(readonly faults: readonly Fault[]) {
    const ordered = [...faults].sort((a, b) => a.line - b.line)
    super(
      ordered
        .map(({ line, column, fault }) => placedFault(line, headingOf(column), fault))
        .join('\n'),
    )
    this.name = 'CatalogueFileError'
  }
}

function headingOf(column: Fault['column']): string | undefined {
  return typeof column === 'string' ? catalogueColumns[column] : column?.heading
}
