import { useEffect, useState, type RefObject } from 'react'

/** Whether the pointer or the focus is on the element. */
export function useIsAttended(element: RefObject<HTMLElement | null>): boolean {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    const target = element.current
    const stop = new AbortController()
    const on = (event: string, then: () => void) =>
      target?.addEventListener(event, then, { signal: stop.signal })
    on('pointerenter', () => setPointedAt(true))
    on('pointerleave', () => setPointedAt(false))
    on('focusin', () => setFocused(true))
    on('focusout', () => setFocused(false))
    return () => stop.abort()
  }, [element])
  return isPointedAt || isFocused
}
