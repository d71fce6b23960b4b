import { randomUUID } from 'node:crypto'
import { productReplies as replies } from '../../../wording/replies/products'
import { pictureFault } from '../../catalogue/pictureFault'
import { wrongField } from '../../http/wrongField'
import { PictureRefused } from '../../pictures/checkPicture'
import { limitWork } from '../../pictures/limitWork'
import type { Pictures } from '../../pictures/pictures'

// A picture of many pixels takes hundreds of megabytes while it is decoded.
const oneAtATime = limitWork<string>(1)

/** Stores a file as a picture's master; throws a ProblemError (400) for what is no picture. */
export async function storeUpload(pictures: Pictures, bytes: Buffer): Promise<string> {
  try {
    return await oneAtATime(randomUUID(), () => pictures.keep(bytes))
  } catch (error) {
    throw error instanceof PictureRefused
      ? wrongField('file', replies.fault(pictureFault(error)))
      : error
  }
}
