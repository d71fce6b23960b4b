import { useEffect, useEffectEvent } from 'react'

/** Does `action` when Escape is pressed, as long as there is something to leave. */
export function useEscape(isActive: boolean, action: () => void): void {
  const leave = useEffectEvent(action)
  useEffect(() => {
    if (!isActive) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isActive])
}
