import styles from './StateLabel.module.css'

/** A state in a word or two; those that ask for an act have a colour. */
export function StateLabel({ state, name = state }: { state: string; name?: string }) {
  return (
    <span className={styles.label} data-state={state}>
      {name}
    </span>
  )
}
