import { useId, type ComponentProps } from 'react'
import { useFieldError } from '../../../ui/fieldErrors'
import styles from './Select.module.css'

type Props = ComponentProps<'select'> & { label: string; hint?: string | undefined }

/** A labelled choice, with its hint and its error. */
export function Select({ label, hint, required, ...select }: Props) {
  const id = useId()
  const wrong = useFieldError(select.name)
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
      <select
        id={id}
        aria-required={required}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...select}
      />
      {wrong && (
        <p id={`${id}-error`} className={styles.error}>
          {wrong}
        </p>
      )}
    </div>
  )
}
