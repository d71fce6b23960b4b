import { catalogueColumns } from '../../wording/catalogueFile'
import { sortName } from './sortName'

/** A column of the catalogue file, by what it holds. */
export type Column = keyof typeof catalogueColumns

export const columns = Object.keys(catalogueColumns) as Column[]

/** The column that this heading names, whatever its case, accents and spaces. */
export function columnOf(heading: string): Column | undefined {
  const wanted = sortName(heading)
  return columns.find((column) => sortName(catalogueColumns[column]) === wanted)
}
