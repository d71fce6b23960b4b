import { useId } from 'react'
import { useFieldError } from '../../../ui/fieldErrors'
import { Check } from '../parts/Check'
import styles from './ProductForm.module.css'

type Props = {
  name: string
  label: string
  of: readonly string[]
  /** The ticked words, as the catalogue file has them. */
  text: string
  hint?: string | undefined
  onType: (text: string) => void
}

/** Several words of a list. */
export function WordChecks({ name, label, of, text, hint, onType }: Props) {
  const id = useId()
  const wrong = useFieldError(name)
  const ticked = text.split(',').map((word) => word.trim())
  const toggle = (word: string) => {
    const isTicked = (one: string) => (one === word) !== ticked.includes(one)
    onType(of.filter(isTicked).join(', '))
  }
  return (
    <fieldset className={styles.checks} aria-describedby={hint ? id : undefined}>
      <legend>{label}</legend>
      {hint && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
      {of.map((word) => (
        <Check
          key={word}
          label={word}
          checked={ticked.includes(word)}
          onChange={() => toggle(word)}
        />
      ))}
      {wrong && <p className={styles.error}>{wrong}</p>}
    </fieldset>
  )
}
