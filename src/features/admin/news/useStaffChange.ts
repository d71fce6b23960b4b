import { useState } from 'react'
import { useIsSettling } from './useIsSettling'
import { useStaffNews, type StaffOutcome } from './useStaffNews'

type Refused = { message: string; fields?: Record<string, string> | undefined }

/**
 * Runs a change, and keeps why it was refused until the next, and which of its fields were wrong. Busy
 * too while the acts settle.
 */
export function useStaffChange() {
  const news = useStaffNews()
  const [refusal, setRefusal] = useState<Refused | null>(null)
  const [isRunning, setRunning] = useState(false)
  const isSettling = useIsSettling()
  const isBusy = isRunning || isSettling
  async function run(change: () => Promise<StaffOutcome>) {
    if (isBusy) return
    setRunning(true)
    setRefusal(null)
    try {
      news.done(await change())
    } catch (error) {
      setRefusal(news.refuse(error))
    } finally {
      setRunning(false)
    }
  }
  const problem = refusal?.message ?? null
  return { run, problem, wrongFields: Object.keys(refusal?.fields ?? {}), isBusy }
}
