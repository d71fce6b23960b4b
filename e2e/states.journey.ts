import type { Page } from '@playwright/test'
import { isFull } from '../testing/sample'
import { expect } from './journey'
import { violationsOn } from './violationsOn'
import { screens, statesOf, visitState, type Look, type StateOfScreen } from './states/visitStates'
import { test } from './states/scene'
import { middle, narrow, wide } from './visit'

/** `npm run screens` takes a picture of each state instead of what axe-core finds. */
const isForPictures = process.env.PICTURES === 'yes'
const lightAndWide: Look = { colorScheme: 'light', viewport: wide }
const darkAndNarrow: Look = { colorScheme: 'dark', viewport: narrow }
const allLooks = [wide, ...(isForPictures ? [middle] : []), narrow].flatMap((viewport): Look[] => [
  { colorScheme: 'light', viewport },
  { colorScheme: 'dark', viewport },
])
/** The screens of which the short form takes half of the states. */
const inManyStates = ['cart', 'order']

/** TESTS=full takes every state in both schemes at both widths; the short form a sample. */
function looksOf({ screen, name }: StateOfScreen, index: number): Look[] {
  if (isFull || isForPictures) return allLooks
  if (name === 'ready') return [screens.indexOf(screen) % 2 === 0 ? lightAndWide : darkAndNarrow]
  return inManyStates.includes(screen) && index % 2 === 0 ? [darkAndNarrow] : []
}

for (const screen of screens)
  test(`axe finds nothing on any state of the screen “${screen}”`, async ({ browser, scene }) => {
    const found: string[] = []
    for (const [index, state] of statesOf([screen]).entries())
      await visitState(browser, scene, state, looksOf(state, index), async (page, look) => {
        const where = `${state.name}, ${look.colorScheme}, ${look.viewport.width} px`
        if (isForPictures) return attachPicture(page, where)
        found.push(...(await violationsOn(page)).map((line) => `${where}: ${line}`))
      })
    expect(found).toEqual([])
  })

async function attachPicture(page: Page, name: string): Promise<void> {
  // Those far below the window would wait.
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.allSettled([...document.images].map((picture) => picture.decode()))
    await document.fonts.ready
  })
  const body = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await test.info().attach(name, { body, contentType: 'image/png' })
}
