import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { defaultPicture } from '../../contract/pictures'
import { cellFaults } from '../../wording/catalogueFile'
import { largestBytes, largestPixels, PictureRefused } from '../pictures/checkPicture'
import { isMasterName } from '../pictures/pictureFile'
import type { Pictures } from '../pictures/pictures'
import type { Fault } from './CatalogueFileRefused'
import { CellFault } from './cells'
import type { Change } from './readChanges'

/**
 * The changes with the stored name of each picture in place of the name that the file gives. A
 * master that is kept although the file is refused later harms nobody: no product names it.
 */
export async function storePictures(
  pictures: Pictures,
  changes: readonly Change[],
  folder: string | undefined,
): Promise<{ changes: Change[]; faults: Fault[] }> {
  const faults: Fault[] = []
  const stored = new Map<string, Promise<string | null>>()
  const done: Change[] = []
  for (const change of changes) {
    const given = change.fields.picture
    if (given === undefined || given === null) {
      done.push(change)
      continue
    }
    try {
      const storing = stored.get(given) ?? store(pictures, given, folder)
      stored.set(given, storing)
      done.push({ ...change, fields: { ...change.fields, picture: await storing } })
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
  folder: string | undefined,
): Promise<string | null> {
  if (name === defaultPicture) return null
  if (isMasterName(name) && (await pictures.has(name))) return name
  if (name !== path.basename(name) || /[\\:]|^\.\.?$/.test(name))
    throw new CellFault(cellFaults.pictureName)
  if (folder === undefined) throw new CellFault(cellFaults.pictureFolder(name))
  const bytes = await readFile(path.join(folder, name)).catch(() => undefined)
  if (!bytes) throw new CellFault(cellFaults.pictureMissing(name))
  try {
    return await pictures.keep(bytes)
  } catch (error) {
    throw error instanceof PictureRefused ? new CellFault(faultOf(error)) : error
  }
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
