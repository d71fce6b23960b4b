import { maxCatalogueFileBytes } from '../../../contract/site/uploads'
import { fileFaults } from '../../../wording/catalogueFile'
import type { Services } from '../../services'
import { applyChanges, isChange, type Companions } from './applyChanges'
import { CatalogueFileError } from './CatalogueFileError'
import { readCsv } from './csv'
import { decodeText, type Encoding } from './decodeText'
import { readSeedNames } from '../seedFile'
import type { Step } from './planImport'
import { readChanges } from './readChanges'
import { storePictures } from './storePictures'

export type Imported = {
  added: number
  changed: number
  unchanged: number
  encoding: Encoding
  /** Whether importing the same file again would change stocks again. */
  movesStock: boolean
  /** What happens to each line's product. */
  steps: Step[]
}
type Needs = Pick<Services, 'database' | 'clock' | 'pictures'>
type CatalogueFile = Companions & {
  bytes: Buffer
  picturesFolder?: string
  isDryRun?: boolean
}

/**
 * Adds and changes products from a CSV file, all or nothing; products that the file does not name
 * stay unchanged. Throws `CatalogueFileError` with every fault of the file. A dry run writes
 * nothing.
 */
export async function importCatalogue(
  { database, clock, pictures }: Needs,
  { bytes, picturesFolder: folder, isDryRun = false, ...companions }: CatalogueFile,
): Promise<Imported> {
  if (bytes.length > maxCatalogueFileBytes)
    throw new CatalogueFileError([{ line: 1, fault: fileFaults.tooLarge(maxCatalogueFileBytes) }])
  const { text, encoding } = decodeText(bytes)
  const read = readChanges(readCsv(text))
  const { changes, faults } = await storePictures(pictures, read.changes, { folder, isDryRun })
  const reading = { changes, faults: [...read.faults, ...faults] }
  const invented = await readSeedNames()
  const manner = { ...companions, invented, now: clock(), isDryRun }
  const steps = await applyChanges(database.sql, reading, manner)
  const added = steps.filter(({ before }) => !before).length
  const changed = steps.filter(isChange).length
  return {
    added,
    changed,
    unchanged: steps.length - added - changed,
    encoding,
    movesStock: steps.some(({ isMovement }) => isMovement),
    steps,
  }
}
