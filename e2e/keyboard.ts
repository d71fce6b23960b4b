import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has. */
const manyStops = 150

/** Presses Tab until this control has the focus; every stop has to be marked. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < manyStops; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await unmarkedStop(page)).toBeNull()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The Tab key never reaches ${String(target)}.`)
}

/** The control that has the focus, where nothing shows that it has. */
function unmarkedStop(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const stop = document.activeElement
    if (!stop || stop === document.body) return null
    const { outlineStyle, outlineWidth } = getComputedStyle(stop)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 ? null : stop.outerHTML
  })
}

/** Presses Enter on this control, which Tab reaches. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
