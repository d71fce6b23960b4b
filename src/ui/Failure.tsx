import { commonWords } from '../../wording/common'
import { Button } from './Button'
import { Panel } from './Panel'
import { useWords } from './Shop'

/** In place of data that could not be loaded: what happened, and another try. */
export function Failure({ onRetry }: { onRetry: () => void }) {
  const common = useWords(commonWords)
  return (
    <Panel role="alert">
      <p>{common.loadFailed}</p>
      <Button onClick={onRetry}>{common.retry}</Button>
    </Panel>
  )
}
