import { useState, type ReactNode } from 'react'
import styles from './WithNews.module.css'
import { useKeptFocus } from './useKeptFocus'
import { StaffNewsContext, type StaffNews } from './useStaffNews'

type Props = {
  /** What another screen has just done. */
  first?: string | undefined
  children: ReactNode
}

/** What became of the last change, above what can be changed. */
export function WithNews({ first, children }: Props) {
  const [news, setNews] = useState<StaffNews | null>(first ? { text: first, kind: 'done' } : null)
  /** How often something was told: the same sentence is heard again, because its element is new. */
  const [count, setCount] = useState(0)
  const { words, follow, forget } = useKeptFocus()
  function tell(told: StaffNews | null) {
    if (told?.kind === 'done') follow()
    else forget()
    setNews((before) => nextNews(before, told))
    if (told) setCount((before) => before + 1)
  }
  return (
    <StaffNewsContext value={tell}>
      <p
        ref={words}
        tabIndex={-1}
        role={news?.kind === 'refused' ? 'alert' : 'status'}
        className={styles.news}
        data-kind={news?.kind}
      >
        {news && <span key={count}>{news.text}</span>}
      </p>
      {children}
    </StaffNewsContext>
  )
}

function nextNews(before: StaffNews | null, told: StaffNews | null): StaffNews | null {
  // The form says why it was refused; that the change before it succeeded would contradict it.
  if (!told) return before?.kind === 'done' ? null : before
  // A refused change has already said what the other did.
  return told.kind === 'other' && before?.kind === 'refused' ? before : told
}
