import { useEffect } from 'react'
import { api } from '../api/api'
import { useAppDispatch, useIsSessionKnown } from './hooks'

/**
 * Replays what the visitor did before the page was hydrated, and reads the products anew after Back.
 * It is rendered after the page.
 */
export function ReplayEarlyEvents() {
  const dispatch = useAppDispatch()
  const isKnown = useIsSessionKnown()
  // Back may show the browser's copy of a page whose products have changed since. Before the page
  // has subscribed, its replies would be dropped instead of read again.
  useEffect(() => {
    if (isFromHistory()) dispatch(api.util.invalidateTags(['Product', 'Best']))
  }, [dispatch])
  useEffect(() => {
    if (isKnown) window.earlyEvents?.replay()
  }, [isKnown])
  return null
}

function isFromHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}
