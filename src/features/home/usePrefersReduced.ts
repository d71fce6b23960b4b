import { useSyncExternalStore } from 'react'

const lessMotion = '(prefers-reduced-motion: reduce)'
type Connection = { saveData?: boolean }

/** Whether the visitor asks for less motion or less data, at any moment. */
export function usePrefersReduced(): boolean {
  return useSyncExternalStore(subscribe, wantsLess, () => true)
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(lessMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function wantsLess(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return window.matchMedia(lessMotion).matches || connection?.saveData === true
}
