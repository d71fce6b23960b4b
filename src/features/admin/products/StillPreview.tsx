import type { ReactNode } from 'react'
import styles from './StillPreview.module.css'

type Props = {
  title: string
  /** For screen readers, which are told of one picture instead of its parts. */
  description: string
  width: 'card' | 'page'
  children: ReactNode
}

/** A part of the shop that is only looked at: nothing in it has the focus or a press. */
export function StillPreview({ title, description, width, children }: Props) {
  return (
    <figure className={styles.preview}>
      <figcaption>{title}</figcaption>
      <div role="img" aria-label={description} className={styles[width]}>
        <div inert>{children}</div>
      </div>
    </figure>
  )
}
