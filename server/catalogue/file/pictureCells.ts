import type { FurtherPicture } from '../../../contract/site/pictures'
import { maxFurtherPictures as maxPictures } from '../../../contract/site/uploads'
import { cellFaults } from '../../../wording/catalogueFile'
import { CellFault, limits, readLine } from './cells'

/** Reads file names separated by bars, each with its alternative text after a colon, or without. */
export function readPictures(cell: string): FurtherPicture[] {
  const pictures = cell.split('|').map((part) => {
    const [name = '', ...words] = part.split(':')
    const alt = readLine(words.join(':'), limits.pictureAlt)
    return { file: readLine(name, limits.pictureName), alt: alt || null }
  })
  const isWhole = pictures.length <= maxPictures && pictures.every(({ file }) => file !== '')
  if (!isWhole) throw new CellFault(cellFaults.pictures(maxPictures))
  return pictures
}

/** The cell that `readPictures` reads. */
export function picturesText(pictures: readonly FurtherPicture[]): string {
  return pictures.map(({ file, alt }) => (alt === null ? file : `${file} : ${alt}`)).join(' | ')
}
