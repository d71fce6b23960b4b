import styles from './settings.module.css'

/** What a setting says, a line for each of its parts. */
export function SettingLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line, place) => (
        <li key={place}>{line}</li>
      ))}
    </ul>
  )
}
