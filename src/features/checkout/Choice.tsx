import { useId, type ReactNode } from 'react'
import styles from './Checkout.module.css'

type Props = {
  name: string
  label: string
  hint?: string | undefined
  /** Beside the label, for the eye alone. */
  marks?: ReactNode
  checked: boolean
  onChange: () => void
}

/** One of several ways, as a whole card that can be pressed. */
export function Choice({ name, label, hint, marks, checked, onChange }: Props) {
  const id = useId()
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name={name}
        checked={checked}
        aria-labelledby={`${id}-name`}
        aria-describedby={hint && `${id}-hint`}
        onChange={onChange}
      />
      <span>
        <span className={styles.choiceName}>
          <span id={`${id}-name`}>{label}</span>
          {marks}
        </span>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </span>
    </label>
  )
}
