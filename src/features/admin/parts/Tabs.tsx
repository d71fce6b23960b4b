import { useEffect, useRef, type ReactNode } from 'react'
import styles from './Tabs.module.css'

/** Links to the parts of a list; the current one has `aria-current`, and is in view at first. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  const tabs = useRef<HTMLElement>(null)
  useEffect(() => {
    const row = tabs.current
    const current = row?.querySelector('[aria-current]')
    if (!row || !current) return
    const hidden = current.getBoundingClientRect().right - row.getBoundingClientRect().right
    // Only the tabs scroll, and not the page.
    if (hidden > 0) row.scrollLeft += hidden
  }, [])
  return (
    <nav ref={tabs} aria-label={label} className={styles.tabs}>
      {children}
    </nav>
  )
}
