import { useEffect, useState, type ReactNode } from 'react'
import { SettlingContext, settlingMs, useIsSettling } from './useIsSettling'

type Props = {
  /** What decides which acts there are. */
  state: string
  children: ReactNode
}

/**
 * Holds the buttons inside for a moment after `state` has changed under the pointer. A form is not
 * held: its fields stand where the pressed button was. A list that settles holds the buttons of all its
 * cards.
 */
export function Settling({ state, children }: Props) {
  const isOuterSettling = useIsSettling()
  const [settled, setSettled] = useState(state)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(state), settlingMs)
    return () => clearTimeout(timer)
  }, [state])
  return <SettlingContext value={isOuterSettling || settled !== state}>{children}</SettlingContext>
}
