import type { Page } from 'playwright-core'
import type { DrivenPage, DrivenPart } from './driver/DrivenPage'
import { escaped } from './escaped'
import { words } from './words'

/** The link of the header; on a small screen the menu is opened for it. */
export async function menuLink<Part extends DrivenPart>(
  page: DrivenPage<Part>,
  name: string | RegExp,
): Promise<Part> {
  const navigation = page.getByRole('navigation', { name: words.layout.navigation })
  const toggle = navigation.getByRole('button', { name: words.layout.openMenu })
  if (await toggle.isVisible()) await toggle.click()
  return navigation.getByRole('link', { name })
}

/** Follows a link of the header. */
export async function followMenu(page: DrivenPage, name: string | RegExp): Promise<void> {
  await (await menuLink(page, name)).click()
}

/** The field with this label; a required one carries a star. */
export function field<Part extends DrivenPart>(page: DrivenPage<Part>, label: string): Part {
  return page.getByRole('main').getByLabel(new RegExp(`^${escaped(label)}( \\*)?$`))
}

/** Presses a button of the page's content. */
export function press(page: DrivenPage, name: string): Promise<void> {
  return page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

/** Follows a link of the page's content. */
export function follow(page: DrivenPage, name: string): Promise<void> {
  return page.getByRole('main').getByRole('link', { name, exact: true }).click()
}

/** Waits until this heading of the page is shown. */
export function seesHeading(page: DrivenPage, name: string): Promise<void> {
  return page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
}

/** Waits until this text stands in the page. */
export function sees(page: DrivenPage, text: string | RegExp): Promise<void> {
  return page.getByText(text).first().waitFor()
}

/** All that the shop keeps in the browser. */
export function storageOf(page: DrivenPage): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)))
}

/** What sticks out on the right of the window, in pixels. */
export function overflowOf(page: DrivenPage): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** Waits until what moves has come to rest; what goes round for ever does not count. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState === 'finished' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
}

/** Waits until the browser's script answers in place of the server's page. */
export async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  )
}
