import type { RefObject } from 'react'
import { layoutWords } from '../../wording/layout'
import { useWords } from '../ui/Shop'
import styles from './SkipLink.module.css'

/** The first stop of the keyboard: skips the navigation. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const layout = useWords(layoutWords)
  return (
    <a
      href="#content"
      className={styles.link}
      onClick={(event) => {
        // The URL's own fragment does not change.
        event.preventDefault()
        target.current?.focus()
      }}
    >
      {layout.skipToContent}
    </a>
  )
}
