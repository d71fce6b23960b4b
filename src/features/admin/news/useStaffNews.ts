import { createContext, useContext } from 'react'
import { staleCodes } from '../../../../contract/staleCodes'
import { adminLayoutWords } from '../../../../wording/admin/layout'
import { shownProblem } from '../../../api/Problem'
import type { StaffProblem } from '../../../api/admin/StaffProblem'
import { useWords } from '../../../ui/Shop'

export type StaffNews = { text: string; kind: 'done' | 'refused' | 'other' }
/** What a change replies. */
export type StaffOutcome = { message: string; is_refused?: boolean | undefined }
/** Null where a change was refused that its form explains. */
export type Tell = (news: StaffNews | null) => void
export const StaffNewsContext = createContext<Tell>(() => undefined)

/**
 * Tells what became of a change, above what was changed: it is read again after each, and the form
 * that made the change may be gone.
 */
export function useStaffNews() {
  const tell = useContext(StaffNewsContext)
  const words = useWords(adminLayoutWords)
  return {
    done: ({ message, is_refused: isRefused = false }: StaffOutcome) =>
      tell({ text: message, kind: isRefused ? 'refused' : 'done' }),
    /** What somebody else did. */
    other: (text: string) => tell({ text, kind: 'other' }),
    /** The problem, for the form that is still there. */
    refuse(error: unknown) {
      const problem = shownProblem(error, words.failed)
      const { code } = error as StaffProblem
      const isStale = staleCodes.some((one) => one === code)
      tell(isStale ? { text: problem.message, kind: 'refused' } : null)
      return problem
    },
  }
}
