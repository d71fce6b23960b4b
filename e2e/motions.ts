import type { Page } from 'playwright-core'

/** Notes what flies over the page from now on: how much of it moves, its shape, and when it is gone. */
export async function watchFlights(page: Page) {
  await page.evaluate(() => {
    const flights = { moving: 0, taken: 0, left: 0, shapes: [] as number[] }
    Object.assign(window, { flights })
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        flights.taken += addedNodes.length
        flights.left += removedNodes.length
        for (const node of addedNodes) {
          flights.moving += (node as Element).getAnimations().length
          const { offsetWidth, offsetHeight } = node as HTMLElement
          flights.shapes.push(offsetWidth / offsetHeight)
        }
      }
    }).observe(document.body, { childList: true })
  })
  return () => page.evaluate(() => (window as unknown as { flights: object }).flights)
}

/** What moves in the frame after a click on this button of the page. */
export function motionsAfter(page: Page, button: string): Promise<number> {
  return page
    .getByRole('button', { name: button, exact: true })
    .evaluate(async (element: HTMLElement) => {
      element.click()
      await new Promise(requestAnimationFrame)
      // What only waits, such as a skeleton before it shows, does not move.
      return document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 0).length
    })
}
