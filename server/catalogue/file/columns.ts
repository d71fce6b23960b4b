import { catalogueColumns, notExported } from '../../../wording/catalogueFile'
import { findWord } from '../findWord'

/** The columns of the catalogue file. */
export type Column = keyof typeof catalogueColumns

const columns = Object.keys(catalogueColumns) as Column[]
type Exported = Exclude<Column, (typeof notExported)[number]>
const isExported = (column: Column): column is Exported =>
  !(notExported as readonly Column[]).includes(column)

/** The columns that an export writes, in order. */
export const exportedColumns = columns.filter(isExported)

/** The column with this heading. */
export function columnOf(heading: string): Column | undefined {
  const name = findWord(Object.values(catalogueColumns), heading)
  return columns.find((column) => catalogueColumns[column] === name)
}
