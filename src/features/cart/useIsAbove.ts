import { useEffect, useState, type RefObject } from 'react'

/** Whether the element has left the window upwards; false where the browser cannot watch it. */
export function useIsAbove(element: RefObject<Element | null>): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last) setAbove(!last.isIntersecting && last.boundingClientRect.bottom <= 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isAbove
}
