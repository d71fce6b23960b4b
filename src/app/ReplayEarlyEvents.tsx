import { useEffect } from 'react'
import { useIsSessionKnown } from './hooks'

/** Once the page answers by itself, what the visitor did before is done after all. */
export function ReplayEarlyEvents() {
  const isKnown = useIsSessionKnown()
  useEffect(() => {
    if (isKnown) window.earlyEvents?.handOver()
  }, [isKnown])
  return null
}
