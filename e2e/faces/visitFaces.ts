import type { Browser, Page } from 'playwright-core'
import { atRest } from '../page'
import { words } from '../words'
import { visit, wide } from '../visitor'
import type { Face } from './Face'
import { faces } from './faces'
import type { ScreenName, World } from './world'

/** A screen in one of its faces. */
export type FacedScreen = { screen: ScreenName; name: string; face: Face }
export type Look = { colorScheme: 'light' | 'dark'; viewport: { width: number; height: number } }

/** All of them, or those of the screens with these names. */
export function facedScreens(chosen: readonly string[] = []): FacedScreen[] {
  const known = Object.keys(faces) as ScreenName[]
  const unknown = chosen.filter((name) => !known.includes(name as ScreenName))
  if (unknown.length > 0)
    throw new Error(`No such screen: ${unknown.join(', ')}. There are ${known.join(', ')}.`)
  return known
    .filter((screen) => chosen.length === 0 || chosen.includes(screen))
    .flatMap((screen) =>
      Object.entries(faces[screen]).map(([name, face]) => ({ screen, name, face })),
    )
}

type Options = {
  screens: readonly FacedScreen[]
  looksOf: (one: FacedScreen) => readonly Look[]
  /** How many browser profiles work at a time. */
  atOnce: number
}

/** Brings each to its own page once and shows it in every look, several pages at a time. */
export async function visitFaces(
  browser: Browser,
  { shop, addresses, shoppers }: World,
  { screens, looksOf, atOnce }: Options,
  see: (page: Page, one: FacedScreen, look: Look) => Promise<void>,
): Promise<void> {
  const left = [...screens]
  async function work(): Promise<void> {
    for (let one = left.shift(); one; one = left.shift()) {
      const { screen, face } = one
      const { page, context } = await visit(browser, {
        url: shop.url,
        viewport: face.upTo ? { ...wide, width: face.upTo } : wide,
        reducedMotion: 'reduce',
        signedIn: shoppers[face.as],
      })
      try {
        await face.bring(page, addresses[screen])
        for (const look of looksOf(one)) {
          if (look.viewport.width > (face.upTo ?? Infinity)) continue
          await page.setViewportSize(look.viewport)
          await page.emulateMedia({ colorScheme: look.colorScheme })
          await keepMessages(page)
          await hasDrawn(page)
          await atRest(page)
          await see(page, one, look)
        }
      } catch (error) {
        throw new Error(`${screen}, ${one.name}: ${String(error)}`, { cause: error })
      } finally {
        await context.close()
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Messages stay while the pointer is on them; a true one might come too late. */
const keepMessages = (page: Page) =>
  page.evaluate((label) => {
    for (const close of document.querySelectorAll(`[aria-label="${label}"]`))
      for (let part = close.parentElement; part; part = part.parentElement)
        part.dispatchEvent(new PointerEvent('pointerenter'))
  }, words.common.closeMessage)

/** The colours and sizes of the new look are on the screen, past their transitions. */
const hasDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
