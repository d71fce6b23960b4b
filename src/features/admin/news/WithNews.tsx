import { useState, type ReactNode } from 'react'
import styles from './WithNews.module.css'
import { StaffNewsContext, type StaffNews } from './useStaffNews'

type Props = {
  /** What another screen has just done. */
  first?: string | undefined
  children: ReactNode
}

/** What became of the last change, above what can be changed. */
export function WithNews({ first, children }: Props) {
  const [news, setNews] = useState<StaffNews | null>(first ? { text: first, kind: 'done' } : null)
  /** A refused change has already said what the other did. */
  function tell(told: StaffNews) {
    setNews((before) => (told.kind === 'other' && before?.kind === 'refused' ? before : told))
  }
  return (
    <StaffNewsContext value={tell}>
      <p
        role={news?.kind === 'refused' ? 'alert' : 'status'}
        className={styles.news}
        data-kind={news?.kind}
      >
        {news?.text}
      </p>
      {children}
    </StaffNewsContext>
  )
}
