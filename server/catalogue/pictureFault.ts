import { maxPictureBytes } from '../../contract/site/uploads'
import { cellFaults } from '../../wording/catalogueFile'
import { maxPixels, type PictureRefused } from '../pictures/checkPicture'

/** Why a file is refused as a picture, in words. */
export function pictureFault({ fault }: PictureRefused): string {
  switch (fault) {
    case 'notAPicture':
      return cellFaults.picture.notAPicture
    case 'tooLarge':
      return cellFaults.picture.tooLarge(maxPictureBytes)
    case 'tooManyPixels':
      return cellFaults.picture.tooManyPixels(maxPixels)
  }
}
