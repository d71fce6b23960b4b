import { fileFaults } from '../../wording/catalogueFile'
import type { Services } from '../services'
import { applyChanges, type ImportCounts } from './applyChanges'
import { CatalogueFileRefused } from './CatalogueFileRefused'
import { findMissing } from './findMissing'
import { readCsv } from './csv'
import { decodeText, type Encoding } from './decodeText'
import { readChanges } from './readChanges'
import { storePictures } from './storePictures'

export type Imported = ImportCounts & { encoding: Encoding }
type Needs = Pick<Services, 'database' | 'clock' | 'pictures'>

const largestFile = 20 * 1024 * 1024

/**
 * Adds and changes products as a CSV file says, all or nothing: what the file does not name stays
 * as it is. Throws `CatalogueFileRefused` with every fault of the file.
 */
export async function importCatalogue(
  { database, clock, pictures }: Needs,
  file: { bytes: Buffer; picturesFolder?: string },
): Promise<Imported> {
  if (file.bytes.length > largestFile)
    throw new CatalogueFileRefused([{ line: 1, fault: fileFaults.tooLarge(largestFile) }])
  const { text, encoding } = decodeText(file.bytes)
  const { changes, faults } = readChanges(readCsv(text))
  faults.push(...(await findMissing(database.sql, changes)))
  const stored = await storePictures(pictures, changes, file.picturesFolder)
  faults.push(...stored.faults)
  if (faults.length > 0) throw new CatalogueFileRefused(faults)
  const counts = await applyChanges(database.sql, stored.changes, clock())
  return { ...counts, encoding }
}
