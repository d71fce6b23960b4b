import { useRef, useState, type ReactNode } from 'react'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { useWords } from '../../../ui/Shop'

/**
 * Rows that can be removed: the group has the focus of a button that goes with its row, so that a
 * second press removes no other one, and says what went. `generation` makes all rows new elements.
 */
export function useRemoval() {
  const words = useWords(adminSettingsWords)
  const group = useRef<HTMLDivElement>(null)
  const [said, say] = useState('')
  const [generation, setGeneration] = useState(0)
  function onRemoved(name: string) {
    say(words.rowRemoved(name))
    setGeneration((before) => before + 1)
    group.current?.focus()
  }
  const rows = (label: string, children: ReactNode) => (
    <div role="group" aria-label={label} ref={group} tabIndex={-1}>
      {children}
      <VisuallyHidden role="status">
        {/* Another element each time: the same words are said again. */}
        {said && <span key={generation}>{said}</span>}
      </VisuallyHidden>
    </div>
  )
  return { rows, generation, onRemoved }
}
