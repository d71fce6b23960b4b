// Runs Lighthouse, which is no CommonJS module, once in a fresh Chromium: `node
// bench/lighthouse.mjs <Chromium> <URL> [<options as JSON>]` prints the report as JSON.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium } from '@playwright/test'

const [chromePath, address, asked = '{}'] = process.argv.slice(2)
/** What the browser holds from an earlier visit, and the categories to measure. */
const { visitor, onlyCategories } = JSON.parse(asked)

async function prepare(port, { storage = {}, cookies = [] }) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(new URL('/robots.txt', address).href)
  await page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value)
  }, Object.entries(storage))
  await page.close()
  await browser.close()
}

const chrome = await launch({
  chromePath,
  // Chromium has no sandbox for root.
  chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  if (visitor) await prepare(chrome.port, visitor)
  const { lhr } = await lighthouse(address, {
    port: chrome.port,
    output: 'json',
    onlyCategories,
    disableStorageReset: Boolean(visitor),
  })
  process.stdout.write(JSON.stringify(lhr))
} finally {
  chrome.kill()
}
