import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom'
import { focusHeading } from '../ui/focusHeading'
import { recordScroll, restoreScroll } from './scroll'

/**
 * A followed link starts at the top, on the page's heading; Back and Forward return to the old
 * position, and to the heading where nothing has the focus.
 */
export function useScrollRestoration(main: RefObject<HTMLElement | null>): void {
  const location = useLocation()
  const navigation = useNavigationType()
  const shown = useRef<Location | null>(null)
  useEffect(() => recordScroll(), [])
  useEffect(() => {
    const previous = shown.current
    shown.current = location
    if (previous !== null) applyTextFont()
    // The visitor may have scrolled before the script arrived, so the first page does not move.
    if (previous === null && window.scrollY > 0) return
    const isSamePage = previous?.pathname === location.pathname
    const isSameUrl = isSamePage && previous.search === location.search
    if (previous === null || navigation === NavigationType.Pop) {
      // The page that is left took the focus with it.
      if (previous && !isSameUrl && document.activeElement === document.body)
        focusHeading(main.current)
      return restoreScroll()
    }
    // Another format of the product in view.
    if ((location.state as { isFormat?: true } | null)?.isFormat) return
    // The URL is replaced while a field of the page is typed in.
    const isReplaced = navigation === NavigationType.Replace
    if (isSameUrl || (isSamePage && isReplaced)) return
    window.scrollTo(0, 0)
    // A control that changes the URL, such as the sort, does not lose the focus.
    const isControl = document.activeElement instanceof HTMLSelectElement
    if (!(isSamePage && isControl)) focusHeading(main.current)
  }, [location, navigation, main])
}

/** Between two pages no line that is read is broken anew. */
function applyTextFont() {
  document.querySelector('[data-fallback-font=fetched]')?.removeAttribute('data-fallback-font')
}
