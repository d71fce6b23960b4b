import { isSessionOver, useAppDispatch } from '../../app/hooks'
import { draftOf, useFormDraft } from '../../ui/useFormDraft'
import type { Reviewer } from './useReviewCommands'

const keyOf = (reviewer: Reviewer, serial: string) => JSON.stringify([reviewer, serial])

/** What this client had typed; undefined if nothing waits for them. */
export const reviewDraftOf = (reviewer: Reviewer, serial: string) =>
  draftOf(keyOf(reviewer, serial))

/** Stores what the form of this field holds if the session ends under it. */
export function useReviewDraft(reviewer: Reviewer, serial: string) {
  const dispatch = useAppDispatch()
  const key = keyOf(reviewer, serial)
  return useFormDraft<HTMLTextAreaElement>(key, () => dispatch(isSessionOver))
}
