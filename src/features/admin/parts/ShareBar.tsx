import styles from './ShareBar.module.css'

const width = 100

/** How much this is of the most, beside the number that says it. */
export function ShareBar({ part, of }: { part: number; of: number }) {
  const share = of > 0 ? Math.max(0, part / of) : 0
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${width} 4`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={width * share} height={4} />
    </svg>
  )
}
