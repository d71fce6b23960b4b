import { useEffect, useEffectEvent } from 'react'
import { commonWords } from '../../wording/common'
import { Button } from './Button'
import { Panel } from './Panel'
import { ProblemText, type ShownProblem } from './ProblemText'
import { useWords } from './Shop'

type Props = { problem: Partial<ShownProblem>; onRetry: () => unknown }

/**
 * Replaces data that could not be loaded: says why, offers another try, and makes one itself once the
 * connection is back.
 */
export function Failure({ problem, onRetry }: Props) {
  const common = useWords(commonWords)
  const { message = common.loadFailed, reference } = problem
  const retry = useEffectEvent(() => onRetry())
  useEffect(() => {
    const again = () => void retry()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return (
    <Panel role="alert">
      <p>
        <ProblemText message={message} reference={reference} />
      </p>
      <Button onClick={onRetry}>{common.retry}</Button>
    </Panel>
  )
}
