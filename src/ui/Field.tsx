import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './Field.module.css'
import { useFieldError } from './fieldErrors'

type Props = ComponentProps<'input'> & {
  label: string
  hint?: string
  /** Without it, the error that the form around knows for this field's name. */
  error?: string
  /** A control beside the input. */
  action?: ReactNode
}

/** A labelled input with its hint and its error, tied to it for those who do not see them. */
export function Field({ label, hint, error, action, required, ...input }: Props) {
  const id = useId()
  const formError = useFieldError(input.name)
  const wrong = error ?? formError
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
      <div className={styles.control}>
        <input
          id={id}
          aria-required={required}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={describedBy || undefined}
          {...input}
        />
        {action}
      </div>
      {wrong && (
        <p id={`${id}-error`} className={styles.error}>
          {wrong}
        </p>
      )}
    </div>
  )
}
