import { createContext, useContext, useState } from 'react'

type Ticked = ReadonlySet<number | string>
export type Ticks = Pick<ReturnType<typeof useTicks>, 'ticked' | 'toggle'>

const none: Ticked = new Set()

/** What is ticked in each list, by the list's name. */
export function createTickedLists() {
  const lists = new Map<string, Ticked>()
  return {
    read: (list: string) => lists.get(list) ?? none,
    write: (list: string, ticked: Ticked) => void lists.set(list, ticked),
  }
}

export const TickedListsContext = createContext(createTickedLists())

/**
 * What is ticked in a list. It outlives the room, because one looks at an order and comes back; it
 * outlives neither a reload nor the member's visit.
 */
export function useTicks(list: string) {
  const { read, write } = useContext(TickedListsContext)
  const [ticked, setTicked] = useState(() => read(list))
  function change(next: (before: Ticked) => Ticked) {
    write(list, next(read(list)))
    setTicked(read(list))
  }
  return {
    ticked,
    change,
    toggle: (one: number | string) => change((before) => toggled(before, one)),
  }
}

function toggled(before: Ticked, one: number | string): Ticked {
  const after = new Set(before)
  if (!after.delete(one)) after.add(one)
  return after
}
