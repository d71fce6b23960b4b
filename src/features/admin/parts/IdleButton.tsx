import type { ComponentProps } from 'react'
import { Button } from '../../../ui/Button'
import styles from './IdleButton.module.css'

type Props = ComponentProps<typeof Button> & {
  /** It has nothing to do now. */
  isIdle: boolean
}

/** A button that ignores presses while it has nothing to do, and keeps the focus that it has. */
export function IdleButton({ isIdle, onClick, ...button }: Props) {
  if (!isIdle) return <Button {...button} onClick={onClick} />
  return <Button {...button} className={styles.idle} aria-disabled />
}
