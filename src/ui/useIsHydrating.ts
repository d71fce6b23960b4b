import { useSyncExternalStore } from 'react'

/** True on the server, and at the first render that takes its page over. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}

const never = () => () => undefined
