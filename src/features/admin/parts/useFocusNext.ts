import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in a list of articles whose buttons make them leave it: `leaves` names the one that
 * is about to; once it is gone, the next one has the focus, and the list itself after the last one.
 */
export function useFocusNext(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null)
  const left = useRef<{ id: string; place: number } | null>(null)
  useEffect(() => {
    const gone = left.current
    if (!gone || ids.includes(gone.id)) return
    left.current = null
    const place = Math.min(gone.place, ids.length - 1)
    const next = list.current?.children[place]?.querySelector('article') ?? list.current
    next?.focus()
  }, [ids])
  return {
    list,
    leaves: (id: string) => {
      left.current = { id, place: ids.indexOf(id) }
    },
  }
}
