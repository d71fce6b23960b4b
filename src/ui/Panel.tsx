import type { ComponentProps } from 'react'
import { focus } from './focus'
import styles from './Panel.module.css'

type Props = ComponentProps<'div'> & {
  /** It replaces what was shown and had the focus. */
  isNews?: boolean
}

/** Replaces content: the situation, and links from there. */
export function Panel({ isNews, className, ...props }: Props) {
  return (
    <div
      className={[styles.panel, className].filter(Boolean).join(' ')}
      tabIndex={isNews ? -1 : undefined}
      ref={isNews ? focus : undefined}
      {...props}
    />
  )
}
