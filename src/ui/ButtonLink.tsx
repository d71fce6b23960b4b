import styles from './Button.module.css'
import { Link, type LinkProps } from './Link'

/** A link that is the page's main action. */
export function ButtonLink(props: LinkProps) {
  return <Link className={[styles.button, styles.primary, styles.link].join(' ')} {...props} />
}
