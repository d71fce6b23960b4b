import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from './browser'
import { writeContactSheet } from './contactSheet'
import { facedScreens, visitFaces, type FacedScreen, type Look } from './faces/visitFaces'
import { openWorld } from './faces/world'
import { root } from './shopProcess'
import { middle, narrow, wide } from './visitor'

// `npm run screens`: pictures of every screen in every face, of a shop just started; the names of
// screens behind it: `npm run screens -- cart login`.
const folder = path.join(root, 'screens')
const looks: Look[] = [wide, middle, narrow].flatMap((viewport) => [
  { colorScheme: 'light', viewport },
  { colorScheme: 'dark', viewport },
])

async function take(
  page: Page,
  { screen, name }: FacedScreen,
  { colorScheme, viewport }: Look,
): Promise<void> {
  await fetchPictures(page)
  const file = `${screen}-${name}-${colorScheme}-${viewport.width}.png`
  await page.screenshot({
    path: path.join(folder, file),
    fullPage: true,
    animations: 'disabled',
  })
}

/** Those far below the window too, which wait until it comes near them. */
async function fetchPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    await document.fonts.ready
  })
}

async function main(): Promise<void> {
  const screens = facedScreens(process.argv.slice(2))
  if (process.argv.length === 2) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const browser = await launchBrowser()
  const world = await openWorld()
  try {
    await visitFaces(browser, world, { screens, looksOf: () => looks, atOnce: 3 }, take)
    console.log(`${screens.length} faces: ${await writeContactSheet(folder)}`)
  } finally {
    await browser.close()
    await world.shop.stop()
  }
}

void main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
