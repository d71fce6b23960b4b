import { useState } from 'react'
import { catalogueWords } from '../../../wording/catalogue'
import { shownProblem, toProblem } from '../../api/Problem'
import type { ShownProblem } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import { keyOf, type Article } from './article'
import { useCartNotice } from './useCartNotice'

/** Why the last change of an article was refused, by its key, until the next try. */
export function useRefusals(onRefused?: (problem: ShownProblem) => void) {
  const { addNeedsLogin } = useWords(catalogueWords)
  const notice = useCartNotice()
  const [refusals, setRefusals] = useState<Readonly<Record<string, ShownProblem | null>>>({})

  /** Says why a change is refused; true if the server made it. */
  async function report(
    article: Article,
    fallback: string,
    change: Promise<unknown>,
  ): Promise<boolean> {
    const key = keyOf(article)
    setRefusals((others) => ({ ...others, [key]: null }))
    try {
      await change
      return true
    } catch (error) {
      const { code, status } = toProblem(error)
      // The end of the session has its own message.
      if (code === 'dropped' || code === 'session_ended') return false
      const problem = shownProblem(error, status === 401 ? addNeedsLogin : fallback)
      notice.show(key, { kind: 'error', text: problem.message })
      setRefusals((others) => ({ ...others, [key]: problem }))
      onRefused?.(problem)
      return false
    }
  }

  return { refusals, report, notice }
}
