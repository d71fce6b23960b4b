import { expect, test } from './journey'
import { expectToFit, press } from './page'
import { narrow } from './visit'
import { words } from './words'

const { home, layout } = words

test.use({ viewport: narrow })

// spec: 2.4
test('the menu opens and closes', async ({ page }) => {
  await page.goto('')
  const shop = page.getByRole('navigation', { name: layout.navigation }).getByText(layout.shop)
  await expect(shop).toBeHidden()
  await page.getByRole('button', { name: layout.openMenu }).click()
  await expect(shop).toBeVisible()
  await page.getByRole('button', { name: layout.closeMenu }).click()
  await expect(shop).toBeHidden()
})

test('headings have their font, and the video its pause button', async ({ page }) => {
  const loadedFonts = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    )
  const isMoving = () =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0)
  await page.goto('')
  await expect.poll(loadedFonts).toContain('EB Garamond')
  await page.getByRole('heading', { name: home.history.title }).scrollIntoViewIfNeeded()
  await expect.poll(isMoving).toBe(true)
  await press(page, home.history.pause)
  await page.getByRole('button', { name: home.history.play }).waitFor()
  expect(await isMoving()).toBe(false)
  await expectToFit(page)
})
