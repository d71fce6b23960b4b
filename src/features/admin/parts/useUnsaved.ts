import { useEffect } from 'react'
import { adminLayoutWords } from '../../../../wording/admin/layout'
import { useWords } from '../../../ui/Shop'

/** Whether this click leaves the page that it is made on; a button that does is marked so. */
function isLeaving(event: MouseEvent): boolean {
  const pressed = event.target instanceof Element ? event.target : null
  if (pressed?.closest('button[data-leaves]')) return true
  const link = pressed?.closest('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.download)
    return false
  // A telephone number or a mail opens another program.
  if (!/^https?:$/.test(link.protocol)) return false
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return false
  return link.pathname !== location.pathname || link.search !== location.search
}

/** What the typist was asked about; several forms of a page may hold something typed. */
const asked = new WeakSet<Event>()

/**
 * Asks before a link, a sign-out, Back, a reload or the closing of the tab takes away what was typed. Back is
 * asked about where the browser has the Navigation API.
 */
export function useUnsaved(isTyped: boolean): void {
  const { leave } = useWords(adminLayoutWords)
  useEffect(() => {
    if (!isTyped) return undefined
    const isAgreed = (event: Event) => {
      if (asked.has(event)) return true
      asked.add(event)
      return window.confirm(leave)
    }
    const keepLink = (event: MouseEvent) => {
      if (!isLeaving(event) || isAgreed(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const keepStep = (event: NavigateEvent) => {
      // Not cancelable: nobody pressed anything, or another site follows, which `keepTab` asks about.
      if (event.navigationType !== 'traverse' || event.hashChange || !event.cancelable) return
      if (!isAgreed(event)) event.preventDefault()
    }
    const keepTab = (event: BeforeUnloadEvent) => event.preventDefault()
    // Before the router, which hears the click at the root of the page.
    document.addEventListener('click', keepLink, true)
    window.addEventListener('beforeunload', keepTab)
    const { navigation } = window as { navigation?: Navigation }
    navigation?.addEventListener('navigate', keepStep)
    return () => {
      document.removeEventListener('click', keepLink, true)
      window.removeEventListener('beforeunload', keepTab)
      navigation?.removeEventListener('navigate', keepStep)
    }
  }, [isTyped, leave])
}
