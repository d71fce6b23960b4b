import { useEffect } from 'react'
import { useIsSessionKnown } from './hooks'

/** Replays what the visitor did before the page was hydrated. */
export function ReplayEarlyEvents() {
  const isKnown = useIsSessionKnown()
  useEffect(() => {
    if (isKnown) window.earlyEvents?.replay()
  }, [isKnown])
  return null
}
