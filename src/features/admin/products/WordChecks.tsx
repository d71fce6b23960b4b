import { useFieldError } from '../../../ui/fieldErrors'
import { Check } from '../parts/Check'
import styles from './ProductForm.module.css'

type Props = {
  name: string
  label: string
  of: readonly string[]
  /** The ticked words, as the catalogue file has them. */
  text: string
  onType: (text: string) => void
}

/** Several words of a list. */
export function WordChecks({ name, label, of, text, onType }: Props) {
  const wrong = useFieldError(name)
  const ticked = text.split(',').map((word) => word.trim())
  const toggle = (word: string) => {
    const isTicked = (one: string) => (one === word) !== ticked.includes(one)
    onType(of.filter(isTicked).join(', '))
  }
  return (
    <fieldset className={styles.checks}>
      <legend>{label}</legend>
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
