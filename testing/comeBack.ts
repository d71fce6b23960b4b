import { act } from '@testing-library/react'

/** The page is shown; persisted if Back restores it. */
export function comeBack({ persisted = true } = {}): void {
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))
}
