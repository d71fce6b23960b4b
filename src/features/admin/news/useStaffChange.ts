import { useEffect, useState } from 'react'
import { settlingMs, useIsSettling } from './useIsSettling'
import { useStaffNews, type StaffOutcome } from './useStaffNews'

type Refused = { message: string; fields?: Record<string, string> | undefined }

/**
 * Runs a change, and keeps why it was refused until the next, and which of its fields were wrong. Busy
 * too while the acts settle, and for a moment after a change: the second press of a double one may
 * follow the reply.
 */
export function useStaffChange() {
  const news = useStaffNews()
  const [refusal, setRefusal] = useState<Refused | null>(null)
  const [isRunning, setRunning] = useState(false)
  const [hasJustChanged, setJustChanged] = useState(false)
  const isSettling = useIsSettling()
  const isBusy = isRunning || hasJustChanged || isSettling
  useEffect(() => {
    if (!hasJustChanged) return undefined
    const timer = setTimeout(() => setJustChanged(false), settlingMs)
    return () => clearTimeout(timer)
  }, [hasJustChanged])
  async function run(change: () => Promise<StaffOutcome>) {
    if (isBusy) return
    setRunning(true)
    setRefusal(null)
    try {
      news.done(await change())
      setJustChanged(true)
    } catch (error) {
      setRefusal(news.refuse(error))
    } finally {
      setRunning(false)
    }
  }
  const problem = refusal?.message ?? null
  return { run, problem, wrongFields: Object.keys(refusal?.fields ?? {}), isBusy }
}
