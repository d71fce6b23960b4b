import { useState } from 'react'
import { useStaffNews } from './useStaffNews'

/** Runs a change, and keeps why it was refused until the next. */
export function useStaffChange() {
  const news = useStaffNews()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function run(change: () => Promise<{ message: string }>) {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      news.done(await change())
    } catch (error) {
      setProblem(news.refuse(error).message)
    } finally {
      setBusy(false)
    }
  }
  return { run, problem, isBusy }
}
