import { cellFaults } from '../../../wording/catalogueFile'
import type { products } from '../../database/schema'
import type { Column } from './columns'
import { picturesText } from './pictureCells'

type Pictured = Pick<typeof products.$inferSelect, 'picture' | 'furtherPictures'>
type Decided = { after: Partial<Pictured> } | { column: Column; fault: string }

/**
 * The pictures of a product after a row. Its page shows none without a first one: that is the first
 * of the row's further pictures where `picture` has none, and a row that names no further pictures
 * does not take the first one from those that the product has. None is there twice.
 */
export function nextPictures(
  before: Pictured | undefined,
  { picture, furtherPictures }: Partial<Pictured>,
): Decided {
  if (picture === undefined && furtherPictures === undefined) return { after: {} }
  const known = before?.furtherPictures ?? []
  const given = picture === undefined ? (before?.picture ?? null) : picture
  if (given === null && furtherPictures === undefined && known.length > 0)
    return { column: 'picture', fault: cellFaults.pictureFirst }
  const listed = furtherPictures ?? known
  const first = given ?? listed[0]?.file ?? null
  const further = listed.filter(
    ({ file }, place) =>
      file !== first && listed.findIndex((other) => other.file === file) === place,
  )
  const isSame = picturesText(further) === picturesText(known)
  return { after: { picture: first, ...(!isSame && { furtherPictures: further }) } }
}
