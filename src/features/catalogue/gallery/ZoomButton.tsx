import type { ReactNode } from 'react'
import { galleryWords } from '../../../../wording/gallery'
import { useWords } from '../../../ui/Shop'
import styles from './Gallery.module.css'

type Props = { alt: string; onZoom: () => void; children?: ReactNode }

/** As large as its picture. */
export function ZoomButton({ alt, onZoom, children }: Props) {
  const words = useWords(galleryWords)
  return (
    <button
      type="button"
      className={styles.zoom}
      aria-label={words.enlarge(alt)}
      aria-haspopup="dialog"
      onClick={onZoom}
    >
      {children}
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20M10.5 7.5v6M7.5 10.5h6" />
      </svg>
    </button>
  )
}
