import { factNames } from '../../../../contract/facts'
import { catalogueColumns } from '../../../../wording/catalogueFile'

type Column = keyof typeof catalogueColumns
export type Section = 'essential' | 'selling' | 'facts'

/** Columns with controls of their own, or of the file alone. */
const elsewhere: readonly Column[] = [
  'serial',
  'stock',
  'stockExported',
  'exportedAt',
  'stockCounted',
  'stockMoved',
  'picture',
  'furtherPictures',
  'retired',
]
const essential: readonly Column[] = ['name', 'category', 'price', 'vat', 'description']

const columns = Object.keys(catalogueColumns) as Column[]
const typed = columns.filter((column) => !elsewhere.includes(column))
const isFact = (column: Column) => (factNames as readonly string[]).includes(column)

/** The fields of the form: a new column or fact of the catalogue file is among them by itself. */
export const formSections: Record<Section, readonly Column[]> = {
  essential,
  selling: typed.filter((column) => !essential.includes(column) && !isFact(column)),
  facts: typed.filter(isFact),
}
