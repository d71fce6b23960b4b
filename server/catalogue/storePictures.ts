import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { defaultPicture } from '../../contract/site/pictures'
import { cellFaults } from '../../wording/catalogueFile'
import { largestBytes, largestPixels, PictureRefused } from '../pictures/checkPicture'
import { isMasterName } from '../pictures/pictureFile'
import type { Pictures } from '../pictures/pictures'
import type { Fault } from './CatalogueFileError'
import { CellFault } from './cells'
import type { Change } from './readChanges'

type Keep = Pictures['keep']
type Files = ReadonlyMap<string, string>

/**
 * Replaces each picture's file name by its stored name. A master stored for a file that is refused
 * later does no harm: no product names it. A dry run stores none.
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
  const done: Change[] = []
  for (const change of changes) {
    const given = change.cells.picture
    if (given === undefined || given === null) {
      done.push(change)
      continue
    }
    try {
      const storing = stored.get(given) ?? store(pictures, given, { files, keep })
      stored.set(given, storing)
      done.push({ ...change, cells: { ...change.cells, picture: await storing } })
    } catch (error) {
      if (!(error instanceof CellFault)) throw error
      faults.push({ line: change.line, column: 'picture', fault: error.message })
    }
  }
  return { changes: done, faults }
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
    throw error instanceof PictureRefused ? new CellFault(faultOf(error)) : error
  }
}

/** The files of the folder by name; macOS writes accents as separate marks. */
async function filesOf(folder: string | undefined): Promise<Files | undefined> {
  if (folder === undefined) return undefined
  const names = await readdir(folder).catch((): string[] => [])
  return new Map(names.map((name) => [name.normalize('NFC'), path.join(folder, name)]))
}

function faultOf({ fault }: PictureRefused): string {
  switch (fault) {
    case 'notAPicture':
      return cellFaults.picture.notAPicture
    case 'tooLarge':
      return cellFaults.picture.tooLarge(largestBytes)
    case 'tooManyPixels':
      return cellFaults.picture.tooManyPixels(largestPixels)
  }
}
