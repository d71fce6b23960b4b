import { Button } from '../ui/Button'
import { useWords } from '../ui/Shop'

/** In place of a page that could not be fetched or shown. */
export function BrokenPage({ isChunk }: { isChunk: boolean }) {
  const { common } = useWords()
  return (
    <div role="alert">
      <p>{isChunk ? common.chunkFailed : common.screenBroken}</p>
      <Button onClick={() => window.location.reload()}>{common.reload}</Button>
    </div>
  )
}
