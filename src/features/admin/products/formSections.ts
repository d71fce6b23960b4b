import { factForms, shownForms } from '../../../../contract/facts'
import { legalFacts, type LegalFact } from '../../../../contract/legalFacts'
import { catalogueColumns } from '../../../../wording/catalogueFile'

type Column = keyof typeof catalogueColumns
export type Section = 'essential' | 'selling' | 'facts' | 'food' | 'equipment'

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

/** What the law wants said of a food; the rest of it is for equipment. */
const food: readonly LegalFact[] = [
  'legalName',
  'ingredients',
  'netQuantity',
  'storage',
  'origin',
  'use',
  'nutrition',
  'operator',
  'operatorAddress',
]
const equipment = legalFacts.filter((column) => !food.includes(column))

const columns = Object.keys(catalogueColumns) as Column[]
const typed = columns.filter((column) => !elsewhere.includes(column))

/** The fields of the form: a new column or fact of the catalogue file is among them by itself. */
export const formSections: Record<Section, readonly Column[]> = {
  essential,
  selling: typed.filter((column) => !essential.includes(column) && !(column in factForms)),
  facts: typed.filter((column) => column in shownForms),
  food,
  equipment,
}
