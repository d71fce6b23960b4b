import { useEffect, useRef } from 'react'
import { isSessionOver, useAppDispatch } from '../../app/hooks'
import type { FormValues } from '../../ui/Form'
import type { Reviewer } from './useReviewCommands'

/** What was typed when the server ended a session, by its client, order and product; in no storage. */
const drafts = new Map<string, FormValues>()

const keyOf = (reviewer: Reviewer, serial: string) => JSON.stringify([reviewer, serial])

/** What this client had typed; undefined if nothing waits for them. */
export const draftOf = (reviewer: Reviewer, serial: string): FormValues | undefined =>
  drafts.get(keyOf(reviewer, serial))

/**
 * Stores what the form of this field holds if the session ends under it. A form that goes otherwise
 * was sent, cancelled or left, or its client signed out: nothing of it stays.
 */
export function useReviewDraft(reviewer: Reviewer, serial: string) {
  const dispatch = useAppDispatch()
  const field = useRef<HTMLTextAreaElement>(null)
  const key = keyOf(reviewer, serial)
  useEffect(() => {
    const form = field.current?.form
    return () => {
      drafts.delete(key)
      if (form && dispatch(isSessionOver))
        drafts.set(key, Object.fromEntries(new FormData(form)) as FormValues)
    }
  }, [dispatch, key])
  return field
}
