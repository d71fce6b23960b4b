import type { Locator, Page } from 'playwright-core'

type Watching = { quantitiesSeen?: number[] }

/** Notes what a quantity field shows on every frame that the browser draws. */
export async function watchQuantity(field: Locator): Promise<void> {
  await field.evaluate((input: HTMLInputElement) => {
    const seen: number[] = []
    ;(globalThis as Watching).quantitiesSeen = seen
    function look() {
      const value = Number(input.value)
      if (seen.at(-1) !== value) seen.push(value)
      requestAnimationFrame(look)
    }
    look()
  })
}

/** The quantities that were shown, one after the other. */
export function quantitiesSeen(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as Watching).quantitiesSeen ?? [])
}
