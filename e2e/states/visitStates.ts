import type { Browser, Page } from '@playwright/test'
import { atRest } from '../page'
import { visit, wide } from '../visit'
import { words } from '../words'
import type { ScreenState } from './reach'
import { states } from './states'
import type { ScreenName, Scene } from './scene'

/** A screen in one of its states. */
export type StateOfScreen = { screen: ScreenName; name: string; state: ScreenState }
export type Look = { colorScheme: 'light' | 'dark'; viewport: { width: number; height: number } }

export const screens = Object.keys(states) as ScreenName[]

export const statesOf = (chosen = screens): StateOfScreen[] =>
  chosen.flatMap((screen) =>
    Object.entries(states[screen]).map(([name, state]) => ({ screen, name, state })),
  )

/** Brings a fresh page to the state, and shows it there in every look. */
export async function visitState(
  browser: Browser,
  { shop, addresses, viewers }: Scene,
  { screen, name, state }: StateOfScreen,
  looks: readonly Look[],
  see: (page: Page, look: Look) => Promise<void>,
): Promise<void> {
  const fitting = looks.filter(({ viewport }) => viewport.width <= (state.upTo ?? Infinity))
  if (fitting.length === 0) return
  const page = await visit(browser, {
    url: shop.url,
    viewport: state.upTo ? { ...wide, width: state.upTo } : wide,
    reducedMotion: 'reduce',
    signedIn: viewers[state.as],
  })
  try {
    await state.bring(page, addresses[screen])
    for (const look of fitting) {
      await page.setViewportSize(look.viewport)
      await page.emulateMedia({ colorScheme: look.colorScheme })
      await keepMessages(page)
      await hasDrawn(page)
      await atRest(page)
      await see(page, look)
    }
  } catch (error) {
    throw new Error(`${screen}, ${name}: ${String(error)}`, { cause: error })
  } finally {
    // What the page still waits for is of no interest.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  }
}

/** Messages stay while the pointer is on them; a true pointer might arrive too late. */
const keepMessages = (page: Page): Promise<void> =>
  page.evaluate((label) => {
    for (const close of document.querySelectorAll(`[aria-label="${label}"]`))
      for (let part = close.parentElement; part; part = part.parentElement)
        part.dispatchEvent(new PointerEvent('pointerenter'))
  }, words.common.closeMessage)

/** The new colours and sizes are on the screen. */
const hasDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
