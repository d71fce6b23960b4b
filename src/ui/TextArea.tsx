import { useId, type ComponentProps } from 'react'
import styles from './Field.module.css'
import { useFieldError } from './fieldErrors'

type Props = ComponentProps<'textarea'> & { label: string }

/** A labelled text of several lines, whose error is tied to it for screen readers. */
export function TextArea({ label, required, ...textarea }: Props) {
  const id = useId()
  const wrong = useFieldError(textarea.name)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <textarea
        id={id}
        aria-required={required}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
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
