import { useEffect } from 'react'
import { commonWords } from '../../wording/common'
import { Button } from '../ui/Button'
import { PageHeading } from '../ui/PageHeading'
import { Panel } from '../ui/Panel'
import { useWords } from '../ui/Shop'

/** Replaces a page that could not be loaded or rendered. */
export function BrokenPage({ isChunk }: { isChunk: boolean }) {
  const common = useWords(commonWords)
  useEffect(() => {
    // Where the first page failed, what was pressed on it would be held for ever.
    window.earlyEvents?.replay()
    document.title = common.brokenTitle
  }, [common])
  return (
    <>
      <PageHeading>{common.brokenTitle}</PageHeading>
      <Panel role="alert">
        <p>{isChunk ? common.chunkFailed : common.screenBroken}</p>
        <Button onClick={() => window.location.reload()}>{common.reload}</Button>
      </Panel>
    </>
  )
}
