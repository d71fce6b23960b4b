import { useEffect, useRef, useState, type ReactNode } from 'react'
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
  /** How often something was told: the same sentence is heard again, because its element is new. */
  const [count, setCount] = useState(0)
  const region = useRef<HTMLParagraphElement>(null)
  const pressed = useRef<Element | null>(null)
  function tell(told: StaffNews | null) {
    pressed.current = told?.kind === 'done' ? document.activeElement : null
    setNews((before) => nextNews(before, told))
    if (told) setCount((before) => before + 1)
  }
  // What was pressed may go once the change is read: then the focus is at what became of it.
  useEffect(() => {
    const had = pressed.current
    if (!had || had === document.body) return undefined
    const takeOver = () => {
      if (had.isConnected) return
      observer.disconnect()
      if (document.activeElement === document.body) region.current?.focus()
    }
    const observer = new MutationObserver(takeOver)
    observer.observe(document.body, { childList: true, subtree: true })
    takeOver()
    return () => observer.disconnect()
  }, [count])
  return (
    <StaffNewsContext value={tell}>
      <p
        ref={region}
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
