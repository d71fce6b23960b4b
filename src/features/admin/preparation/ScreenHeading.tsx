import { PageHeading } from '../../../ui/PageHeading'
import styles from './ScreenHeading.module.css'

/** The heading of a page whose prints have their own. */
export function ScreenHeading({ children }: { children: string }) {
  return (
    <div className={styles.heading}>
      <PageHeading>{children}</PageHeading>
    </div>
  )
}
