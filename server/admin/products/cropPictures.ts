import type { StaffPicture } from '../../../contract/api/staff/staffProduct'
import { smallestCrop, type Crop } from '../../../contract/site/crops'
import type { FurtherPicture } from '../../../contract/site/pictures'
import { productReplies as replies } from '../../../wording/replies/products'
import { wrongField } from '../../http/wrongField'
import { isMasterName } from '../../pictures/pictureFile'
import type { Services } from '../../services'
import { listCropsOf, type PictureCrop } from './pictureCrops'

type Needs = Pick<Services, 'database' | 'pictures'>

/**
 * The pictures as they are shown: the chosen part of one is a picture of its own, with a name of
 * its own. Throws a ProblemError (400) at the field of a frame that cannot be.
 */
export async function cropPictures(
  { database, pictures }: Needs,
  chosen: readonly StaffPicture[],
): Promise<{ shown: FurtherPicture[]; crops: PictureCrop[] }> {
  chosen.forEach(assertCrop)
  const framed = chosen.filter(({ crop }) => crop).map(({ file }) => file)
  const known = framed.length === 0 ? [] : await listCropsOf(database.sql, framed)
  const shown: FurtherPicture[] = []
  const crops: PictureCrop[] = []
  for (const { file, alt, crop } of chosen) {
    // An unknown picture has a fault of its own.
    const isCut = crop && isMasterName(file) && (await pictures.has(file))
    if (isCut) {
      const same = known.find((one) => one.original === file && isSame(one, crop))?.picture
      const isMade = same !== undefined && (await pictures.has(same))
      const picture = isMade ? same : await pictures.crop(file, crop)
      crops.push({ picture, original: file, ...crop })
      shown.push({ file: picture, alt })
    } else shown.push({ file, alt })
  }
  return { shown, crops }
}

/** Fractions are rounded. */
const tolerance = 0.000_1

function assertCrop({ crop }: StaffPicture, place: number): void {
  if (!crop) return
  const { x, y, width, height } = crop
  const refuse = (message: string) =>
    wrongField(place === 0 ? 'picture' : 'furtherPictures', message)
  const isInside =
    Math.min(x, y) >= 0 &&
    Math.min(width, height) > 0 &&
    Math.max(x + width, y + height) <= 1 + tolerance
  if (!isInside) throw refuse(replies.cropOutside(place + 1))
  if (width * height < smallestCrop - tolerance) throw refuse(replies.cropTooSmall(place + 1))
}

function isSame(one: Crop, other: Crop): boolean {
  return (['x', 'y', 'width', 'height'] as const).every((name) => one[name] === other[name])
}
