import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { galleryWords } from '../../../../wording/gallery'
import { pictureUrl } from '../../../ui/pictureUrl'
import { useSettings, useWords } from '../../../ui/Shop'
import type { ShownPicture } from './picturesOf'
import styles from './Zoom.module.css'

const largest = 1200

type Props = { pictures: readonly ShownPicture[]; first: number; onClose: () => void }

/** One picture as large as the window, or twice that; arrows lead to the others. */
export function Zoom({ pictures, first, onClose }: Props) {
  const words = useWords(galleryWords)
  const settings = useSettings()
  const dialog = useRef<HTMLDialogElement>(null)
  const [current, setCurrent] = useState(first)
  const [isLarge, setLarge] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = frame.current
    if (!box) return
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 2
  }, [isLarge])
  const { length } = pictures
  const shown = pictures[current]
  const turn = (by: number) => {
    setCurrent((current + by + length) % length)
    setLarge(false)
  }
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = steps[key]
    if (step !== undefined && length > 1 && !isLarge) turn(step)
  }
  return (
    <dialog ref={dialog} className={styles.zoom} aria-label={words.enlarged} onClose={onClose}>
      <div ref={frame} className={styles.frame} data-large={isLarge || undefined}>
        <button
          type="button"
          aria-pressed={isLarge}
          aria-label={words.twice(shown?.alt ?? '')}
          onClick={() => setLarge(!isLarge)}
          onKeyDown={onKeyDown}
        >
          <img
            key={current}
            alt={shown?.alt}
            src={pictureUrl(shown?.file ?? null, settings, largest)?.src}
          />
        </button>
      </div>
      <form method="dialog" className={styles.commands}>
        {length > 1 && (
          <>
            <button type="button" aria-label={words.previous} onClick={() => turn(-1)}>
              ←
            </button>
            <span role="status">{words.count(current + 1, length)}</span>
            <button type="button" aria-label={words.next} onClick={() => turn(1)}>
              →
            </button>
          </>
        )}
        <button>{words.close}</button>
      </form>
    </dialog>
  )
}
