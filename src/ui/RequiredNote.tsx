import { fieldWords } from '../../wording/fields'
import styles from './RequiredNote.module.css'
import { useWords } from './Shop'

/** What the mark beside a label means, where a field of the form has one; screen readers hear it there. */
export function RequiredNote() {
  return (
    <p className={styles.note} aria-hidden="true">
      {useWords(fieldWords).required}
    </p>
  )
}
