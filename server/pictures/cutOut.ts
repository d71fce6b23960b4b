import sharp from 'sharp'
import type { Crop } from '../../contract/site/crops'

/** Twice the widest picture that is sent, so that a second compression is not seen. */
const maxSide = 2400
/** Sides that differ by less are those of a square, but for rounding. */
const tolerance = 0.01

/**
 * The square that shows this part of the upright picture, whole: margins of a part that is no
 * square are transparent.
 */
export async function cutOut(bytes: Buffer, crop: Crop): Promise<Buffer> {
  const { autoOrient, hasAlpha } = await sharp(bytes).metadata()
  const area = {
    ...alongSide(crop.x, crop.width, autoOrient.width, ['left', 'width']),
    ...alongSide(crop.y, crop.height, autoOrient.height, ['top', 'height']),
  }
  const longer = Math.max(area.width, area.height)
  const isSquare = Math.abs(area.width - area.height) <= Math.max(1, longer * tolerance)
  const side = Math.min(longer, maxSide)
  const picture = sharp(bytes)
    .autoOrient()
    .extract(area)
    .resize(side, side, {
      fit: isSquare ? 'cover' : 'contain',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
  return isSquare && !hasAlpha
    ? picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
    : picture.webp({ quality: 95 }).toBuffer()
}

/** A part of one side in whole pixels, one at least. */
function alongSide<Start extends string, Size extends string>(
  start: number,
  size: number,
  pixels: number,
  [startName, sizeName]: [Start, Size],
) {
  const first = Math.min(Math.round(start * pixels), pixels - 1)
  const last = Math.min(Math.max(Math.round((start + size) * pixels), first + 1), pixels)
  return { [startName]: first, [sizeName]: last - first } as Record<Start | Size, number>
}
