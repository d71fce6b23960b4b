import sharp from 'sharp'
import type { PictureExtension } from './pictureFile'

// One thread a job: the processor belongs to the shop's answers first.
sharp.concurrency(1)

/** The picture no wider than `width`, upright, in this type, without its metadata. */
export async function resize(
  bytes: Buffer,
  width: number,
  type: PictureExtension,
): Promise<Buffer> {
  const picture = sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true })
  switch (type) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 3 }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 78 }).toBuffer()
    case 'jpg':
      return picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
    case 'png':
      return picture.png({ compressionLevel: 9 }).toBuffer()
  }
}
