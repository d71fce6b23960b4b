import type { Page } from 'playwright-core'

export type Shift = { value: number; text: string }
type Watching = { shifts?: Shift[] }

/** Notes every shift of the layout that nobody asked for, from the first frame of the next page. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const shifts: Shift[] = []
    ;(globalThis as Watching).shifts = shifts
    const place = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement
          const what = element?.outerHTML.slice(0, 60) ?? 'something gone'
          return `${what} (${place(previousRect)} → ${place(currentRect)})`
        })
        shifts.push({ value, text: `${value.toFixed(4)}: ${moved.join(', ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved since the page began. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (globalThis as Watching).shifts ?? [])
}
