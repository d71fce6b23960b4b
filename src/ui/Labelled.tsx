import { useId, type ReactNode } from 'react'
import styles from './Field.module.css'
import { useFieldError } from './fieldErrors'

type Control = {
  id: string
  'aria-required': boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}
type Props = {
  label: string
  hint?: string | undefined
  /** Replaces the error that the surrounding form has for this name. */
  error?: string | undefined
  name?: string | undefined
  required?: boolean | undefined
  children: (control: Control) => ReactNode
}

/** A control with its label; hint and error are tied to it for screen readers. */
export function Labelled({ label, hint, error, name, required, children }: Props) {
  const id = useId()
  const formError = useFieldError(name)
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
      {children({
        id,
        'aria-required': required,
        'aria-invalid': wrong ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {wrong && (
        <p id={`${id}-error`} className={styles.error}>
          {wrong}
        </p>
      )}
    </div>
  )
}
