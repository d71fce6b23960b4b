import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { inParallel } from '../testing/inParallel'
import { launchBrowser } from './browser'
import { writeContactSheet } from './contactSheet'
import { root } from '../testing/root'
import { statesOf, visitState, type Look } from './states/visitStates'
import { openWorld } from './states/world'
import { middle, narrow, wide } from './visit'

// `npm run screens`: pictures of every screen in every state, of a shop just started; the names of
// screens behind it: `npm run screens -- cart login`.
const folder = path.join(root, 'screens')
const looks: Look[] = [wide, middle, narrow].flatMap((viewport) => [
  { colorScheme: 'light', viewport },
  { colorScheme: 'dark', viewport },
])

/** Loads the pictures far below the window too. */
async function fetchPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    await document.fonts.ready
  })
}

async function main(): Promise<void> {
  const chosen = statesOf(process.argv.slice(2))
  if (process.argv.length === 2) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const browser = await launchBrowser()
  const world = await openWorld()
  try {
    await inParallel(chosen, 3, (one) =>
      visitState(browser, world, one, looks, async (page, { colorScheme, viewport }) => {
        await fetchPictures(page)
        const file = `${one.screen}-${one.name}-${colorScheme}-${viewport.width}.png`
        const taken = path.join(folder, file)
        await page.screenshot({ path: taken, fullPage: true, animations: 'disabled' })
      }),
    )
    console.log(`${chosen.length} states: ${await writeContactSheet(folder)}`)
  } finally {
    await browser.close()
    await world.shop.stop()
  }
}

void main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
