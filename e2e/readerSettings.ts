import type { Page } from '@playwright/test'
import { badLines } from './badLines'
import { narrow, wide } from './visit'

type Setting = { viewport: typeof narrow; fontSize?: 32; isSpaced?: true }
const settings: Record<string, Setting> = {
  '320 px': { viewport: { width: 320, height: 640 } },
  '1280 × 1024 at 400 %': { viewport: { width: 320, height: 256 } },
  'text at 200 % on a phone': { viewport: narrow, fontSize: 32 },
  'text at 200 % on a screen': { viewport: wide, fontSize: 32 },
  'spaced text on a phone': { viewport: narrow, isSpaced: true },
  'spaced text on a screen': { viewport: wide, isSpaced: true },
}
/** What WCAG 1.4.12 lets a reader ask for. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** Shows the page in every window, size and spacing of text; what is badly set, by setting. */
export async function findBadLines(page: Page, name: string): Promise<Record<string, string[]>> {
  // What slides open is measured where it ends.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const devTools = await page.context().newCDPSession(page)
  const found: Record<string, string[]> = {}
  for (const [setting, { viewport, fontSize = 16, isSpaced = false }] of Object.entries(settings)) {
    await page.setViewportSize(viewport)
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: fontSize } })
    await page.evaluate(setSpacing, isSpaced ? spacing : '')
    await page.waitForFunction(isAllOfSize, fontSize)
    const lines = await page.evaluate(badLines)
    if (viewport.height < 300) lines.push(...(await page.evaluate(coverings)))
    if (lines.length > 0) found[`${name}, ${setting}`] = lines
  }
  await devTools.detach()
  return found
}

/** The browser changes the size of its elements one after the other. */
function isAllOfSize(pixels: number): boolean {
  const textSize = getComputedStyle(document.documentElement).getPropertyValue('--text-m')
  return [...document.querySelectorAll('body, main, footer a, main form')].every(
    (one) => getComputedStyle(one).fontSize === `${pixels * parseFloat(textSize)}px`,
  )
}

/** As a reader's own style sheet would, which the content security policy does not refuse. */
function setSpacing(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

/** What stays in place covers at most a third of a low window. */
function coverings(): string[] {
  scrollTo(0, document.body.scrollHeight / 2)
  const fixed = [...document.body.querySelectorAll('*')].filter((one) =>
    ['fixed', 'sticky'].includes(getComputedStyle(one).position),
  )
  const covered = fixed.map((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
  })
  const sum = covered.reduce((all, one) => all + one, 0)
  scrollTo(0, 0)
  return sum > innerHeight / 3 ? [`${Math.round(sum)} px of the window stay covered`] : []
}
