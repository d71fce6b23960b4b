import { useState } from 'react'

/** Tries again; `attempt` counts the tries that have ended. */
export function useRetry(onRetry: () => unknown) {
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  async function retry() {
    setBusy(true)
    try {
      await onRetry()
    } finally {
      setBusy(false)
      setAttempt((ended) => ended + 1)
    }
  }
  return { retry, isBusy, attempt }
}
