import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './Field.module.css'
import { useFieldError } from './fieldErrors'

type Props = ComponentProps<'input'> & {
  label: string
  hint?: string
  /** Replaces the error that the surrounding form has for this name. */
  error?: string
  /** A control beside the input. */
  action?: ReactNode
}

/** A labelled input whose hint and error are tied to it for screen readers. */
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
