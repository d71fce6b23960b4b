import { useState } from 'react'
import { useStaffNews } from './useStaffNews'

type Refused = { message: string; fields?: Record<string, string> | undefined }

/** Runs a change, and keeps why it was refused until the next, and which of its fields were wrong. */
export function useStaffChange() {
  const news = useStaffNews()
  const [refusal, setRefusal] = useState<Refused | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function run(change: () => Promise<{ message: string }>) {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      news.done(await change())
    } catch (error) {
      setRefusal(news.refuse(error))
    } finally {
      setBusy(false)
    }
  }
  const problem = refusal?.message ?? null
  return { run, problem, wrongFields: Object.keys(refusal?.fields ?? {}), isBusy }
}
