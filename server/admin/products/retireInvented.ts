import { catalogueColumns as columns, yesWords } from '../../../wording/catalogueFile'
import { writeCsv } from '../../catalogue/file/csv'
import { importCatalogue } from '../../catalogue/file/importCatalogue'
import { findInvented } from '../../catalogue/inventedProducts'
import type { Services } from '../../services'
import { recordChanges } from './recordChanges'

type Needs = Pick<Services, 'database' | 'clock' | 'pictures'>

/** Takes the products that filled the empty shop off sale, as a file would; returns how many. */
export async function retireInvented(services: Needs, staffId: string): Promise<number> {
  const serials = await findInvented(services.database.sql)
  if (serials.length === 0) return 0
  const rows = serials.map((serial) => [serial, yesWords[0] ?? ''])
  const { changed } = await importCatalogue(services, {
    bytes: Buffer.from(writeCsv([[columns.serial, columns.retired], ...rows])),
    record: (tx, written) => recordChanges(tx, written, { staffId, at: services.clock() }),
  })
  return changed
}
