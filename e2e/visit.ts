import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { SignedIn } from './api'

export const wide = { width: 1440, height: 900 }
export const middle = { width: 768, height: 1024 }
export const narrow = { width: 390, height: 844 }

type Options = BrowserContextOptions & { url: string; signedIn?: SignedIn | null }

/** Opens a page of a fresh browser profile; `url` is where the shop begins. */
export async function visit(
  browser: Browser,
  { url, signedIn = null, ...options }: Options,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: `${url}/`,
    viewport: wide,
    locale: 'fr-FR',
    ...(signedIn && { storageState: storageOf(url, signedIn) }),
    ...options,
  })
  context.setDefaultTimeout(15_000)
  return context.newPage()
}

function storageOf(url: string, { token, client }: SignedIn) {
  const localStorage = [
    { name: 'token', value: token },
    { name: 'client', value: JSON.stringify(client) },
  ]
  return { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] }
}
