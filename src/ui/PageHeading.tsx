import styles from './PageHeading.module.css'

/** A page's only h1. */
export function PageHeading({ children }: { children: string }) {
  return <h1 className={styles.heading}>{children}</h1>
}
