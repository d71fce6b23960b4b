import { commonWords } from '../../wording/common'
import { Button } from './Button'
import { Panel } from './Panel'
import { ProblemText, type ShownProblem } from './ProblemText'
import { useWords } from './Shop'

type Props = { problem: Partial<ShownProblem>; onRetry: () => unknown }

/** Replaces data that could not be loaded: says why, and offers another try. */
export function Failure({ problem, onRetry }: Props) {
  const common = useWords(commonWords)
  const { message = common.loadFailed, reference } = problem
  return (
    <Panel role="alert">
      <p>
        <ProblemText message={message} reference={reference} />
      </p>
      <Button onClick={onRetry}>{common.retry}</Button>
    </Panel>
  )
}
