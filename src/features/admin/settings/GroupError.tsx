import { useFieldError } from '../../../ui/fieldErrors'
import styles from './settings.module.css'

/** What is wrong with several fields together. */
export function GroupError({ name }: { name: string }) {
  const wrong = useFieldError(name)
  return (
    wrong && (
      <p role="alert" className={styles.error}>
        {wrong}
      </p>
    )
  )
}
