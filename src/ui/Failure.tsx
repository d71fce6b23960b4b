import { useEffect, useEffectEvent } from 'react'
import { commonWords } from '../../wording/common'
import { Button } from './Button'
import { Panel } from './Panel'
import { ProblemText, type ShownProblem } from './ProblemText'
import { useWords } from './Shop'
import { useRetry } from './useRetry'

type Props = { problem: Partial<ShownProblem>; onRetry: () => unknown }

/**
 * Replaces data that could not be loaded: says why, offers another try, and makes one itself once the
 * connection is back.
 */
export function Failure({ problem, onRetry }: Props) {
  const common = useWords(commonWords)
  const { message = common.loadFailed, reference } = problem
  const { retry, isBusy, attempt } = useRetry(onRetry)
  const retryOnline = useEffectEvent(() => retry())
  useEffect(() => {
    const again = () => void retryOnline()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return (
    <Panel role="alert">
      {/* Another element after each attempt: the same words are said again. */}
      <p key={attempt}>
        <ProblemText message={message} reference={reference} />
      </p>
      <Button isBusy={isBusy} onClick={() => void retry()}>
        {common.retry}
      </Button>
    </Panel>
  )
}
