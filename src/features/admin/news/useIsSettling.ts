import { createContext, useContext } from 'react'

/** Longer than the time between the two presses of a double click. */
export const settlingMs = 700

export const SettlingContext = createContext(false)

/** Whether the acts around have just taken the place of others; a press now may be meant for those. */
export const useIsSettling = () => useContext(SettlingContext)
