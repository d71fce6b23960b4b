import { useState } from 'react'
import { catalogueWords } from '../../../wording/catalogue'
import { shownProblem, toProblem } from '../../api/Problem'
import type { ShownProblem } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import { useCartNotice } from './useCartNotice'

/** Why the last change of a product was refused, until the next try. */
export function useRefusals() {
  const { addNeedsLogin } = useWords(catalogueWords)
  const notice = useCartNotice()
  const [refusals, setRefusals] = useState<Readonly<Record<string, ShownProblem>>>({})

  /** Says why a change is refused; true if the server made it. */
  async function report(
    serial: string,
    fallback: string,
    change: Promise<unknown>,
  ): Promise<boolean> {
    setRefusals((all) => Object.fromEntries(Object.entries(all).filter(([of]) => of !== serial)))
    try {
      await change
      return true
    } catch (error) {
      const { code, status } = toProblem(error)
      // The end of the session has its own message.
      if (code === 'dropped' || code === 'session_ended') return false
      const problem = shownProblem(error, status === 401 ? addNeedsLogin : fallback)
      notice.show(serial, { kind: 'error', text: problem.message })
      setRefusals((others) => ({ ...others, [serial]: problem }))
      return false
    }
  }

  return { refusals, report, notice }
}
