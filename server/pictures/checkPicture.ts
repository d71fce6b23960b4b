import sharp from 'sharp'
import { maxPictureBytes as maxBytes } from '../../contract/site/uploads'
import type { PictureExtension } from './pictureFile'

export const maxPixels = 50_000_000

/** Why a file is refused as a picture. */
export type PictureFault = 'tooLarge' | 'tooManyPixels' | 'notAPicture'

export class PictureRefused extends Error {
  constructor(readonly fault: PictureFault) {
    super(fault)
    this.name = 'PictureRefused'
  }
}

/** The type of these bytes; decodes every pixel, so that a truncated file is found here. */
export async function checkPicture(bytes: Buffer): Promise<PictureExtension> {
  if (bytes.length > maxBytes) throw new PictureRefused('tooLarge')
  const { format, compression, width, height } = await read(() => sharp(bytes).metadata())
  const extension = extensionFor(format, compression)
  if (!extension) throw new PictureRefused('notAPicture')
  if (width * height > maxPixels) throw new PictureRefused('tooManyPixels')
  await read(() => sharp(bytes, { failOn: 'truncated' }).stats())
  return extension
}

async function read<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch {
    throw new PictureRefused('notAPicture')
  }
}

function extensionFor(format: string, compression?: string): PictureExtension | undefined {
  if (format === 'jpeg') return 'jpg'
  if (format === 'png' || format === 'webp') return format
  return format === 'avif' || (format === 'heif' && compression === 'av1') ? 'avif' : undefined
}
