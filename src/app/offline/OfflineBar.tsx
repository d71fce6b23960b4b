import styles from './OfflineBar.module.css'

/** Says that the connection is lost, or that it is back; the region is there before its words. */
export function OfflineBar({ text }: { text: string }) {
  return (
    <p role="status" className={styles.bar}>
      {text}
    </p>
  )
}
