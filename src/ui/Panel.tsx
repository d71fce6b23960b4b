import type { ComponentProps } from 'react'
import styles from './Panel.module.css'

type Props = ComponentProps<'div'> & {
  /** It takes the place of what was shown, and of what had the focus. */
  isNews?: boolean
}

/** In place of content: what is so, and the ways on from there. */
export function Panel({ isNews, ...props }: Props) {
  return (
    <div
      className={styles.panel}
      tabIndex={isNews ? -1 : undefined}
      ref={isNews ? focus : undefined}
      {...props}
    />
  )
}

const focus = (panel: HTMLElement | null) => panel?.focus()
