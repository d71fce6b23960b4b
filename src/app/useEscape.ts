import { useEffect, useEffectEvent } from 'react'

/** Runs `action` on Escape while `isActive`. */
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
