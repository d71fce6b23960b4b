import { galleryWords } from '../../../../wording/gallery'
import { Picture } from '../../../ui/Picture'
import { useWords } from '../../../ui/Shop'
import styles from './Gallery.module.css'
import type { ShownPicture } from './picturesOf'

type Props = {
  pictures: readonly ShownPicture[]
  current: number
  onChoose: (index: number) => void
}

/** Small pictures, in a window that is wide enough; a narrow one swipes. */
export function Thumbnails({ pictures, current, onChoose }: Props) {
  const words = useWords(galleryWords)
  return (
    <ul className={styles.thumbnails} aria-label={words.choose}>
      {pictures.map(({ file, alt }, index) => (
        <li key={`${index} ${file}`}>
          <button
            type="button"
            aria-label={words.show(alt)}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
          >
            <Picture picture={file} alt="" sizes="4rem" />
          </button>
        </li>
      ))}
    </ul>
  )
}
