import { legalForms, type LegalFact } from '../../../contract/legalFacts'
import { catalogueColumns } from '../../../wording/catalogueFile'
import { shortMoment } from '../../../wording/shortMoment'
import type { Services } from '../../services'
import { cellTexts, type FileProduct } from './cellTexts'
import { exportedColumns } from './columns'
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
    if (column in legalForms) return neutralise(cellTexts[column as LegalFact](product))
    switch (column) {
      case 'stockExported':
        return cellTexts.stock(product)
      case 'exportedAt':
        return exportedAt
      case 'name':
      case 'country':
      case 'description':
      case 'notes':
      case 'variety':
      case 'harvest':
      case 'material':
      case 'fits':
      case 'certifier':
      case 'group':
        return neutralise(cellTexts[column](product))
      default:
        return cellTexts[column](product)
    }
  })
}
