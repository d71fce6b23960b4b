import { useId, type ComponentProps } from 'react'
import styles from './Check.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: string | undefined }

/** A labelled box to tick; a hint is tied to it for screen readers. */
export function Check({ label, hint, ...input }: Props) {
  const id = useId()
  return (
    <div className={styles.check}>
      <label className={styles.label}>
        <input type="checkbox" aria-describedby={hint ? id : undefined} {...input} />
        {label}
      </label>
      {hint && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
