import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Props = ComponentProps<'button'> & { look?: 'primary' | 'quiet' | 'danger' }

export function Button({ look = 'primary', type = 'button', className, ...props }: Props) {
  const classes = [styles.button, styles[look], className].filter(Boolean).join(' ')
  // The type is always given, by its default above.
  return <button type={type} className={classes} {...props} />
}
