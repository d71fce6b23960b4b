import type { ComponentProps, ReactNode } from 'react'
import styles from './Field.module.css'
import { Labelled } from './Labelled'

type Props = ComponentProps<'input'> & {
  label: string
  hint?: string
  /** Replaces the error that the surrounding form has for this name. */
  error?: string
  /** A control beside the input. */
  action?: ReactNode
}

/** A labelled input. */
export function Field({ label, hint, error, action, required, ...input }: Props) {
  const told = { label, hint, error, required, name: input.name }
  return (
    <Labelled {...told}>
      {(control) => (
        <div className={styles.control}>
          <input {...control} {...input} />
          {action}
        </div>
      )}
    </Labelled>
  )
}
