import styles from './ChangeProblem.module.css'

/** Why a change was refused, beside its button. */
export function ChangeProblem({ problem }: { problem: string | null }) {
  return (
    problem && (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    )
  )
}
