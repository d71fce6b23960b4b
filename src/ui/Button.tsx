import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Props = ComponentProps<'button'> & {
  look?: 'primary' | 'quiet' | 'danger'
  /** Its work is under way: it keeps the focus, and takes no click. */
  isBusy?: boolean
}

export function Button({
  look = 'primary',
  type = 'button',
  isBusy = false,
  className,
  onClick,
  ...props
}: Props) {
  const classes = [styles.button, styles[look], className].filter(Boolean).join(' ')
  // The type is always given, by its default above.
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
