import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Props = ComponentProps<'button'> & {
  variant?: 'primary' | 'quiet' | 'danger'
  /** Its work is in progress: the button has the focus but ignores clicks. */
  isBusy?: boolean
}

export function Button({
  variant = 'primary',
  type = 'button',
  isBusy = false,
  className,
  onClick,
  ...props
}: Props) {
  const classes = [styles.button, styles[variant], className].filter(Boolean).join(' ')
  // The type is always given: its default is above.
  return (
    <button
      type={type}
      className={classes}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      {...props}
    />
  )
}
