import type { Page } from 'playwright-core'
import { eventually } from './eventually'

/** Waits until what has the focus says this, and begins inside the window. */
export function expectFocusOn(page: Page, text: string): Promise<void> {
  return eventually(async () =>
    expect(await focusOf(page)).toEqual({
      text: expect.stringContaining(text) as string,
      isBody: false,
      isInside: true,
    }),
  )
}

function focusOf(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    const { top } = focused.getBoundingClientRect()
    return {
      text: focused.textContent,
      isBody: focused === document.body,
      isInside: top >= 0 && top < innerHeight,
    }
  })
}
