import { act } from '@testing-library/react'

/** The page is shown again, as it was left if Back has kept it (`persisted`). */
export function comeBack({ persisted = true } = {}): void {
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))
}
