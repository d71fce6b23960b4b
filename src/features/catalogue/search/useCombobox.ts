import { useEffect, useState, type RefObject } from 'react'

type Options = {
  listId: string
  urls: readonly string[]
  /** Called with the URL of the option that Enter chooses; without one it sends the form. */
  onGo: (url: string) => void
}

/**
 * Makes a field the combobox of a list: arrows choose, Enter goes, Escape closes. The field has
 * none of this before (ARIA Authoring Practices, "Combobox").
 */
export function useCombobox(field: RefObject<HTMLInputElement | null>, options: Options) {
  const { listId, urls, onGo } = options
  // Its code may arrive after the field was left.
  const [isWanted, setIsWanted] = useState(() => document.activeElement === field.current)
  // By its URL, because the list may change while it is read.
  const [activeUrl, setActiveUrl] = useState('')
  const active = urls.indexOf(activeUrl)
  const isOpen = isWanted && urls.length > 0

  useEffect(() => {
    const input = field.current
    if (!input) return
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', listId)
    input.setAttribute('aria-expanded', String(isOpen))
    if (isOpen && active >= 0) {
      const activeId = `${listId}-${active}`
      input.setAttribute('aria-activedescendant', activeId)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
    } else input.removeAttribute('aria-activedescendant')
  }, [field, listId, isOpen, active])

  useEffect(() => {
    const input = field.current
    if (!input) return
    // Kept: the field may be taken out of it before this effect ends.
    const { form } = input
    const step = (by: number) => {
      setIsWanted(true)
      // From the last option, or the first one, back to the field's own text.
      const next = ((active + 1 + by + urls.length + 1) % (urls.length + 1)) - 1
      setActiveUrl(urls[next] ?? '')
    }
    const chosen = isOpen ? urls[active] : undefined
    const acts: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Escape: () => setIsWanted(false),
      ...(chosen !== undefined && { Enter: () => onGo(chosen) }),
    }
    const press = (event: KeyboardEvent) => {
      const act = acts[event.key]
      if (!act || event.isComposing) return
      event.preventDefault()
      act()
    }
    const type = () => {
      setIsWanted(true)
      setActiveUrl('')
    }
    const leave = () => setIsWanted(false)
    input.addEventListener('keydown', press)
    input.addEventListener('input', type)
    input.addEventListener('focus', type)
    input.addEventListener('blur', leave)
    form?.addEventListener('submit', leave)
    return () => {
      input.removeEventListener('keydown', press)
      input.removeEventListener('input', type)
      input.removeEventListener('focus', type)
      input.removeEventListener('blur', leave)
      form?.removeEventListener('submit', leave)
    }
  }, [field, urls, active, isOpen, onGo])
  return { isOpen, active }
}
