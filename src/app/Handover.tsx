import { useEffect } from 'react'
import { useIsSessionKnown } from './hooks'

/** Once the page answers by itself, what the visitor did before is done after all. */
export function Handover() {
  const isKnown = useIsSessionKnown()
  useEffect(() => {
    if (isKnown) window.heldForShop?.handOver()
  }, [isKnown])
  return null
}
