// Lighthouse, which is no CommonJS module, once in a fresh Chromium:
// `node bench/lighthouse.mjs <Chromium> <address>` prints the report as JSON.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const [chromePath, address] = process.argv.slice(2)
const chrome = await launch({
  chromePath,
  // Chromium has no sandbox for root.
  chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  const { lhr } = await lighthouse(address, { port: chrome.port, output: 'json' })
  process.stdout.write(JSON.stringify(lhr))
} finally {
  chrome.kill()
}
