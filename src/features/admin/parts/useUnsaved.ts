import { useEffect } from 'react'
import { adminLayoutWords } from '../../../../wording/admin/layout'
import { useWords } from '../../../ui/Shop'

/** Whether this click leaves the page that it is made on. */
function isLeaving(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.download)
    return false
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return false
  return link.pathname !== location.pathname || link.search !== location.search
}

/** What the typist was asked about; several forms of a page may hold something typed. */
const asked = new WeakSet<Event>()

/** Asks before a link, a reload or the closing of the tab takes away what was typed. */
export function useUnsaved(isTyped: boolean): void {
  const { leave } = useWords(adminLayoutWords)
  useEffect(() => {
    if (!isTyped) return undefined
    const keepLink = (event: MouseEvent) => {
      if (asked.has(event) || !isLeaving(event)) return
      asked.add(event)
      if (window.confirm(leave)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const keepTab = (event: BeforeUnloadEvent) => event.preventDefault()
    // Before the router, which hears the click at the root of the page.
    document.addEventListener('click', keepLink, true)
    window.addEventListener('beforeunload', keepTab)
    return () => {
      document.removeEventListener('click', keepLink, true)
      window.removeEventListener('beforeunload', keepTab)
    }
  }, [isTyped, leave])
}
