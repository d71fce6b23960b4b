import { createContext, useContext, useSyncExternalStore } from 'react'
import type { PreparedTogether } from './staffPreparationApi'

type Ticked = ReadonlySet<number | string>
export type Ticks = Pick<ReturnType<typeof useTicks>, 'ticked' | 'toggle'>

type TickedList = {
  ticked: Ticked
  /** What the last press changed, where it did not change all. */
  outcome: PreparedTogether | null
}

const none: TickedList = { ticked: new Set(), outcome: null }

/** What is ticked in each list, by the list's name. */
export function createTickedLists() {
  const lists = new Map<string, TickedList>()
  const listeners = new Set<() => void>()
  const read = (list: string) => lists.get(list) ?? none
  return {
    read,
    write: (list: string, part: Partial<TickedList>) => {
      lists.set(list, { ...read(list), ...part })
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const TickedListsContext = createContext(createTickedLists())

/**
 * What is ticked in a list, and what the last press did. It outlives the room, because one looks at an
 * order and comes back; it outlives neither a reload nor the member's visit.
 */
export function useTicks(list: string) {
  const { read, write, subscribe } = useContext(TickedListsContext)
  const { ticked, outcome } = useSyncExternalStore(subscribe, () => read(list))
  function change(next: (before: Ticked) => Ticked) {
    write(list, { ticked: next(read(list).ticked) })
  }
  return {
    ticked,
    outcome,
    keepOutcome: (last: PreparedTogether | null) => write(list, { outcome: last }),
    change,
    toggle: (one: number | string) => change((before) => toggled(before, one)),
  }
}

function toggled(before: Ticked, one: number | string): Ticked {
  const after = new Set(before)
  if (!after.delete(one)) after.add(one)
  return after
}
