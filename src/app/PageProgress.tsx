import { useSyncExternalStore } from 'react'
import { commonWords } from '../../wording/common'
import { useWords } from '../ui/Shop'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import styles from './PageProgress.module.css'
import { slowPages } from './slowPages'

const never = () => false

/** A bar under the header while the next page's code loads slowly behind the present page. */
export function PageProgress() {
  const common = useWords(commonWords)
  const isSlow = useSyncExternalStore(slowPages.subscribe, slowPages.areAny, never)
  return (
    <div role="status" className={styles.progress} data-slow={isSlow}>
      {isSlow && <VisuallyHidden>{common.waiting}</VisuallyHidden>}
    </div>
  )
}
