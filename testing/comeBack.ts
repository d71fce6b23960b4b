import { act } from '@testing-library/react'

/** The page is shown; persisted if Back restores it, which makes it visible first. */
export function comeBack({ persisted = true } = {}): void {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  })
}
