import sharp from 'sharp'
import type { PictureExtension } from './pictureFile'

// One thread for each job, so that processors are free for requests.
sharp.concurrency(1)

/**
 * The picture at most `width` wide, upright, in this type, without its metadata; with a ratio of width
 * to height, its middle in that ratio.
 */
export async function resize(
  bytes: Buffer,
  { width, type, ratio }: { width: number; type: PictureExtension; ratio: number | undefined },
): Promise<Buffer> {
  const size = ratio === undefined ? { width } : await cropOf(bytes, width, ratio)
  const picture = sharp(bytes)
    .autoOrient()
    .resize({ ...size, withoutEnlargement: true })
  switch (type) {
    case 'avif':
      // A fifth lighter than a quality of 55 with whole colours, and the same to the eye.
      return picture.avif({ quality: 48, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 78 }).toBuffer()
    case 'jpg':
      // Transparent parts would become black.
      return picture
        .flatten({ background: 'white' })
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer()
    case 'png':
      return picture.png({ compressionLevel: 9 }).toBuffer()
  }
}

/** The largest part in this ratio that needs no enlarging. */
async function cropOf(bytes: Buffer, width: number, ratio: number) {
  const { autoOrient: whole } = await sharp(bytes).metadata()
  const max = Math.min(width, whole.width, Math.floor(whole.height * ratio))
  return { width: Math.max(1, max), height: Math.max(1, Math.round(max / ratio)) }
}
