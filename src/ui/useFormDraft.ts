import { useEffect, useEffectEvent, useRef } from 'react'
import type { FormValues } from './Form'

/** What was typed into forms that ended while it was to stay; in no storage. */
const drafts = new Map<string, FormValues>()

/** What waits for the form of this key; undefined if nothing does. */
export const draftOf = (key: string): FormValues | undefined => drafts.get(key)

/**
 * Stores what the form of this field holds, but for its passwords, if `isToStay` says so when the
 * form ends. A form that ends otherwise was sent, cancelled or left: nothing of it stays.
 */
export function useFormDraft<Field extends HTMLInputElement | HTMLTextAreaElement>(
  key: string,
  isToStay: () => boolean,
) {
  const field = useRef<Field>(null)
  const isToStayNow = useEffectEvent(isToStay)
  useEffect(() => {
    const form = field.current?.form
    return () => {
      const before = drafts.get(key)
      drafts.delete(key)
      if (form && isToStayNow()) drafts.set(key, { ...before, ...typedIn(form) })
    }
  }, [key])
  return field
}

/** Without what nobody typed: another device may have changed it meanwhile. */
function typedIn(form: HTMLFormElement): FormValues {
  const values = new FormData(form)
  const texts = form.querySelectorAll<HTMLInputElement>('input:not([type="radio"]), textarea')
  for (const { name, value, defaultValue, autocomplete } of texts)
    if (value === defaultValue || autocomplete.endsWith('-password')) values.delete(name)
  return Object.fromEntries(values) as FormValues
}
