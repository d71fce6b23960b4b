import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Calls `begin`, which sets the caller's own state, while it renders after a link led to the page
 * that is shown. A place within the page is no other visit.
 */
export function useNextVisit(begin: () => void): void {
  const { key, hash } = useLocation()
  const [visit, setVisit] = useState(key)
  if (hash || key === visit) return
  setVisit(key)
  begin()
}
