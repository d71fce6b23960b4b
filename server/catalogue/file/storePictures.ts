import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { defaultPicture, type FurtherPicture } from '../../../contract/site/pictures'
import { commandReplies as words } from '../../../wording/commands'
import { cellFaults } from '../../../wording/catalogueFile'
import { PictureRefused } from '../../pictures/checkPicture'
import { OperatorError } from '../../system/OperatorError'
import { pictureFault } from '../pictureFault'
import { isMasterName } from '../../pictures/pictureFile'
import type { Pictures } from '../../pictures/pictures'
import type { Fault } from './CatalogueFileError'
import { CellFault } from './cells'
import type { Column } from './columns'
import type { Change } from './readChanges'

type Keep = Pictures['keep']
type Files = ReadonlyMap<string, string>

/**
 * Replaces each picture's file name by its stored name. A master stored for a file that is refused
 * later does no harm: no product names it. A dry run stores none. Throws `OperatorError` for a
 * folder that cannot be read.
 */
export async function storePictures(
  pictures: Pictures,
  changes: readonly Change[],
  { folder, isDryRun }: { folder: string | undefined; isDryRun: boolean },
): Promise<{ changes: Change[]; faults: Fault[] }> {
  const faults: Fault[] = []
  const keep = isDryRun ? pictures.nameOf : pictures.keep
  const files = await filesOf(folder)
  const stored = new Map<string, Promise<string | null>>()
  const storeOnce = (given: string) => {
    const storing = stored.get(given) ?? store(pictures, given, { files, keep })
    stored.set(given, storing)
    return storing
  }
  const done: Change[] = []
  for (const change of changes) {
    const cells = { ...change.cells }
    const { picture, furtherPictures } = cells
    const place = { line: change.line, faults }
    if (picture) cells.picture = await orFault('picture', place, () => storeOnce(picture))
    if (furtherPictures)
      cells.furtherPictures = await orFault('furtherPictures', place, () =>
        storeFurther(furtherPictures, storeOnce),
      )
    done.push({ ...change, cells })
  }
  return { changes: done, faults }
}

/** What `storing` gives; undefined where the cell has a fault. */
async function orFault<Result>(
  column: Column,
  { line, faults }: { line: number; faults: Fault[] },
  storing: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await storing()
  } catch (error) {
    if (!(error instanceof CellFault)) throw error
    faults.push({ line, column, fault: error.message })
    return undefined
  }
}

/** One after the other, since each is decoded whole; the shop's own picture is none of a product. */
async function storeFurther(
  given: readonly FurtherPicture[],
  storeOnce: (file: string) => Promise<string | null>,
): Promise<FurtherPicture[]> {
  const pictures: FurtherPicture[] = []
  for (const { file, alt } of given) {
    const name = await storeOnce(file)
    if (name !== null) pictures.push({ file: name, alt })
  }
  return pictures
}

async function store(
  pictures: Pictures,
  name: string,
  { files, keep }: { files: Files | undefined; keep: Keep },
): Promise<string | null> {
  if (name === defaultPicture) return null
  if (isMasterName(name) && (await pictures.has(name))) return name
  if (name !== path.basename(name) || /[\\:]|^\.\.?$/.test(name))
    throw new CellFault(cellFaults.pictureName)
  if (!files) throw new CellFault(cellFaults.pictureFolder(name))
  const file = files.get(name.normalize('NFC'))
  const bytes = file === undefined ? undefined : await readFile(file).catch(() => undefined)
  if (!bytes) throw new CellFault(cellFaults.pictureMissing(name))
  try {
    return await keep(bytes)
  } catch (error) {
    throw error instanceof PictureRefused ? new CellFault(pictureFault(error)) : error
  }
}

/**
 * The files of the folder by name; macOS writes accents as separate marks. Throws `OperatorError`
 * where this process does not see the folder, which another one may.
 */
async function filesOf(folder: string | undefined): Promise<Files | undefined> {
  if (folder === undefined) return undefined
  const names = await readdir(folder).catch(() => {
    throw new OperatorError(words.folderUnseen(folder))
  })
  return new Map(names.map((name) => [name.normalize('NFC'), path.join(folder, name)]))
}
