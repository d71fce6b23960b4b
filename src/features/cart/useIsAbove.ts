import { useEffect, useState, type RefObject } from 'react'

/** What is above the window, however far; a jump past the whole window crosses its edge too. */
export const aboveWindow = '1000000px 0px -100% 0px'

/** Whether the element has left the window upwards; false where the browser cannot watch it. */
export function useIsAbove(element: RefObject<Element | null>): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => setAbove(entries.at(-1)?.isIntersecting === true),
      { rootMargin: aboveWindow },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isAbove
}
