import { factForms, type FactForm, type FactName } from '../../../contract/facts'
import { catalogueColumns } from '../../../wording/catalogueFile'
import { shortMoment } from '../../../wording/shortMoment'
import type { Services } from '../../services'
import { cellTexts, type FileProduct } from './cellTexts'
import { exportedColumns, type Column } from './columns'
import { neutralise, writeCsv } from './csv'
import { listWholeCatalogue } from './wholeCatalogue'

type Needs = Pick<Services, 'database' | 'clock'>

/** The whole catalogue, retired products too, as CSV text that `importCatalogue` reads. */
export async function exportCatalogue({ database, clock }: Needs): Promise<string> {
  const rows = await listWholeCatalogue(database.sql)
  const heading = exportedColumns.map((column) => catalogueColumns[column])
  const exportedAt = shortMoment(clock())
  return writeCsv([heading, ...rows.map((row) => toCells(row, exportedAt))])
}

function toCells(product: FileProduct, exportedAt: string): string[] {
  return exportedColumns.map((column) => {
    switch (column) {
      case 'stockExported':
        return cellTexts.stock(product)
      case 'exportedAt':
        return exportedAt
      case 'name':
      case 'country':
      case 'description':
        return neutralise(cellTexts[column](product))
      default:
        return isFreeFact(column)
          ? neutralise(cellTexts[column](product))
          : cellTexts[column](product)
    }
  })
}

/** Whether the column is a fact in which any text may be typed, such as a formula. */
function isFreeFact(column: Column): boolean {
  const form: FactForm | undefined = column in factForms ? factForms[column as FactName] : undefined
  return form?.kind === 'text' || (form?.kind === 'words' && !form.of)
}
