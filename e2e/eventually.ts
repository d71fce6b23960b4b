import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds that a screen is given to show what a step expects. */
export const patience = 15_000

/** Tries again until the check passes; then its last error is thrown. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  const end = Date.now() + patience
  for (;;) {
    try {
      await check()
      return
    } catch (error) {
      if (Date.now() > end) throw error
    }
    await pause(50)
  }
}
