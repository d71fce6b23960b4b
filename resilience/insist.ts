import { setTimeout as wait } from 'node:timers/promises'
import { Refused } from '../testing/ApiClient'

type Options = { timeoutMs: number; pauseMs?: number }

/** Does it again while it fails, for as long as this; what is refused would be refused again. */
export async function insist<Result>(
  work: () => Promise<Result>,
  { timeoutMs, pauseMs = 50 }: Options,
): Promise<Result> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refused || Date.now() > deadline) throw error
      await wait(pauseMs)
    }
  }
}
