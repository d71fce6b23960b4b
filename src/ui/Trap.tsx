import { trapWords } from '../../wording/trap'
import { useWords } from './Shop'
import styles from './Trap.module.css'

/** A field that only a program fills in. */
export function Trap({ name }: { name: string }) {
  const { label } = useWords(trapWords)
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {label}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
