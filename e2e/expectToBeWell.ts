import { expect, type Page } from '@playwright/test'
import { expectToFit } from './page'
import { violationsOn } from './violationsOn'
import { narrow, wide } from './visit'

/** Axe-core finds nothing on the page at rest, and it fits the window. */
export async function expectToBeWell(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([])
  await expectToFit(page)
}

/** The same on a telephone; axe-core finds nothing either in the wide window in which it ends. */
export async function expectToBeWellEverywhere(page: Page): Promise<void> {
  await page.setViewportSize(narrow)
  await expectToBeWell(page)
  await page.setViewportSize(wide)
  expect(await violationsOn(page)).toEqual([])
}
