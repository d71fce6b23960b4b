import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { ApiClient } from '../testing/ApiClient'

export const wide = { width: 1440, height: 900 }
export const middle = { width: 768, height: 1024 }
export const narrow = { width: 390, height: 844 }

type Options = BrowserContextOptions & { url: string; signedIn?: ApiClient | null }

/** Opens a page of a fresh browser profile; `url` is where the shop begins. */
export async function visit(
  browser: Browser,
  { url, signedIn = null, ...options }: Options,
): Promise<Page> {
  const { origin } = new URL(url)
  const stored = Object.entries(signedIn?.storage ?? {})
  const localStorage = stored.map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    baseURL: `${url}/`,
    viewport: wide,
    locale: 'fr-FR',
    // What a worker requests would not meet the faults of the page's network.
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    ...options,
  })
  context.setDefaultTimeout(15_000)
  return context.newPage()
}
