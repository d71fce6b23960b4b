import type { Locator } from '@playwright/test'

/** Counts what a hand does; typing is not counted. */
export function countPresses() {
  let count = 0
  return {
    count: () => count,
    async on(target: Locator): Promise<void> {
      count += 1
      await target.click()
    },
    /** One press opens the list and one takes the value; a keyboard or a wheel takes one. */
    async choose(target: Locator, label: string): Promise<void> {
      count += 1
      await target.selectOption({ label })
    },
  }
}
