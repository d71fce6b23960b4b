import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds that a screen is given to show what a step expects. */
export const patience = 15_000

/** Tries again until the check passes, and gives what it gave; in the end its last error. */
export async function eventually<Result>(check: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + patience
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > end) throw error
    }
    await pause(50)
  }
}
