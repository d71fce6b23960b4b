import type { ComponentProps } from 'react'
import styles from './Panel.module.css'

/** In place of content: what is so, and the ways on from there. */
export function Panel(props: ComponentProps<'div'>) {
  return <div className={styles.panel} {...props} />
}
