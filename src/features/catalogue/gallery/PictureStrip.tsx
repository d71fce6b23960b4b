import type { Ref } from 'react'
import { galleryWords } from '../../../../wording/gallery'
import { Picture } from '../../../ui/Picture'
import { useWords } from '../../../ui/Shop'
import { mainPictureSizes } from '../mainPictureSizes'
import styles from './Gallery.module.css'
import type { ShownPicture } from './picturesOf'
import { ZoomButton } from './ZoomButton'

type Props = {
  ref: Ref<HTMLUListElement>
  pictures: readonly ShownPicture[]
  /** The picture in view has changed. */
  onShow: (index: number) => void
  onZoom: (index: number) => void
}

/** Pictures side by side in one frame; each is a button, so that Tab brings it into view. */
export function PictureStrip({ ref, pictures, onShow, onZoom }: Props) {
  const words = useWords(galleryWords)
  return (
    <ul
      ref={ref}
      className={styles.strip}
      aria-label={words.pictures}
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
        onShow(clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth))
      }
    >
      {pictures.map(({ file, alt }, index) => (
        <li key={`${index} ${file}`}>
          <ZoomButton alt={alt} onZoom={() => onZoom(index)}>
            {/* The first is in the page already; here it moves with the others. */}
            <Picture picture={file} alt="" sizes={mainPictureSizes} isMain={index === 0} />
          </ZoomButton>
        </li>
      ))}
    </ul>
  )
}
