import { useEffect, useRef } from 'react'

/**
 * What was pressed may go once the change that it made is read. Then the focus is at the card or the
 * section that it stood in, and where that is gone too, at the words of what became of it.
 */
export function useKeptFocus() {
  const words = useRef<HTMLParagraphElement>(null)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  function follow(): void {
    stop.current?.()
    const pressed = document.activeElement
    if (!pressed || pressed === document.body) return
    const box = pressed.closest<HTMLElement>('article, section')
    const takeOver = () => {
      if (pressed.isConnected) return
      stop.current?.()
      if (document.activeElement !== document.body) return
      const here = box && standingFor(box)
      here?.setAttribute('tabindex', '-1')
      if (here) here.focus({ preventScroll: true })
      else words.current?.focus()
    }
    const observer = new MutationObserver(takeOver)
    observer.observe(document.body, { childList: true, subtree: true })
    // Who goes on elsewhere has the focus there.
    const leave = () => stop.current?.()
    const events = ['focusin', 'pointerdown'] as const
    events.forEach((name) => document.addEventListener(name, leave))
    stop.current = () => {
      observer.disconnect()
      events.forEach((name) => document.removeEventListener(name, leave))
    }
  }

  return { words, follow, forget: () => stop.current?.() }
}

/** The box, or the one of the same heading that has replaced it. */
function standingFor(box: HTMLElement): HTMLElement | null {
  if (box.isConnected) return box
  const heading = box.getAttribute('aria-labelledby')
  return heading ? document.querySelector<HTMLElement>(`[aria-labelledby="${heading}"]`) : null
}
