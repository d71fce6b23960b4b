import { useId, type ComponentProps } from 'react'
import styles from './Field.module.css'
import { useFieldError } from './fieldErrors'

type Props = ComponentProps<'textarea'> & { label: string; hint?: string }

/** A labelled text of several lines, whose hint and error are tied to it for screen readers. */
export function TextArea({ label, hint, required, ...textarea }: Props) {
  const id = useId()
  const wrong = useFieldError(textarea.name)
  const describedBy = [hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <textarea
        id={id}
        aria-required={required}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...textarea}
      />
      {wrong && (
        <p id={`${id}-error`} className={styles.error}>
          {wrong}
        </p>
      )}
    </div>
  )
}
