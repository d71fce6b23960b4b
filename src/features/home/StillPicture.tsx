import { homeWords } from '../../../wording/home'
import { useSettings, useWords } from '../../ui/Shop'
import styles from './LoopingVideo.module.css'
import { pictureSet } from './pictureSet'

const poster = { name: 'history/history-poster', widths: [640, 1280] }
const sizes = '(min-width: 48rem) calc(min(50vw, 37.5rem) - 2.25rem), calc(100vw - 2rem)'

/** Replaces the video before it is near, or if the visitor wants less motion or data. */
export function StillPicture() {
  const { history } = useWords(homeWords)
  const { basePath } = useSettings()
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(basePath, poster, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSet(basePath, poster, 'webp')} sizes={sizes} />
      <img
        className={styles.moving}
        src={`${basePath}history/history-poster.jpg`}
        alt={history.video}
        width={1280}
        height={720}
        loading="lazy"
      />
    </picture>
  )
}
