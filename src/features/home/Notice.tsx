import styles from './Notice.module.css'

/** What a visitor should know before anything else. */
export function Notice({ children }: { children: string | null | undefined }) {
  return children && <p className={styles.notice}>{children}</p>
}
