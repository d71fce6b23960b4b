import type { OpeningHours as Hours } from '../../contract/api/openingHours'
import { openingWords } from '../../wording/openingHours'
import styles from './OpeningHours.module.css'

/** The week's hours and the closures ahead; nothing if the shop does not publish its hours. */
export function OpeningHours({ hours }: { hours: Hours }) {
  const lines = openingWords(hours)
  if (lines.length === 0) return null
  return (
    <ul className={styles.hours}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
