import type { ComponentProps } from 'react'
import styles from './Check.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string }

/** A labelled box to tick. */
export function Check({ label, ...input }: Props) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} />
      {label}
    </label>
  )
}
