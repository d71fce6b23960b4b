import { useEffect, useState, type ReactNode } from 'react'
import { SettlingContext, settlingMs } from './useIsSettling'

type Props = {
  /** What decides which acts there are. */
  state: string
  children: ReactNode
}

/** Holds the acts inside for a moment after `state` has changed under the pointer. */
export function Settling({ state, children }: Props) {
  const [settled, setSettled] = useState(state)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(state), settlingMs)
    return () => clearTimeout(timer)
  }, [state])
  return <SettlingContext value={settled !== state}>{children}</SettlingContext>
}
