import type { Page } from '@playwright/test'

/** Gives what sets the kilobytes a second at which a page is fetched, null for no limit. */
export async function speedOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  return async (kilobytes: number | null, { isCacheOff = false } = {}) => {
    await session.send('Network.setCacheDisabled', { cacheDisabled: isCacheOff })
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: kilobytes ? 150 : 0,
      downloadThroughput: kilobytes ? kilobytes * 1024 : -1,
      uploadThroughput: -1,
    })
  }
}
