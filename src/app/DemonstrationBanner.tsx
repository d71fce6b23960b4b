import { isPublicUrl } from '../../contract/site/isPublicUrl'
import { layoutWords } from '../../wording/layout'
import { useSettings, useWords } from '../ui/Shop'
import styles from './DemonstrationBanner.module.css'

/** Says on every page of a public shop without real payment that nothing is sold. */
export function DemonstrationBanner() {
  const { demonstration, nothingSold } = useWords(layoutWords)
  const { means, publicUrl } = useSettings()
  if (!means.includes('demonstration') || !isPublicUrl(publicUrl)) return null
  return (
    <aside className={styles.banner} aria-label={demonstration}>
      {nothingSold}
    </aside>
  )
}
