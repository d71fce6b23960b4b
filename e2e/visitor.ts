import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Endpoint } from '../contract/api/endpoint'
import type { SignedIn } from './api'
import { attentionTo, isElsewhere, type Attention } from './attention'
import { launchBrowser } from './browser'
import { escaped } from './escaped'
import { patience } from './eventually'

export const wide = { width: 1440, height: 900 }
export const middle = { width: 768, height: 1024 }
export const narrow = { width: 390, height: 844 }

export type Visitor = Attention & { page: Page; context: BrowserContext }

type Options = {
  /** Where the shop begins. */
  url: string
  viewport?: { width: number; height: number }
  reducedMotion?: 'reduce' | 'no-preference'
  /** Who this browser has signed in before. */
  signedIn?: SignedIn | null
  /** False for a browser whose owner has switched scripts off. */
  runsScripts?: boolean
  /** True for a browser whose owner saves data: nothing is fetched ahead. */
  savesData?: boolean
  /** Origins beside the shop's own that the pages may ask. */
  otherOrigins?: string[]
}

/** A fresh browser profile on the shop, of which everything unwelcome is noted. */
export async function visit(
  browser: Browser,
  {
    url,
    viewport = wide,
    otherOrigins = [],
    reducedMotion = 'no-preference',
    runsScripts = true,
    savesData = false,
    signedIn = null,
  }: Options,
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: `${url}/`,
    viewport,
    locale: 'fr-FR',
    reducedMotion,
    javaScriptEnabled: runsScripts,
    ...(signedIn && { storageState: storageOf(url, signedIn) }),
  })
  context.setDefaultTimeout(patience)
  if (savesData)
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
  const origins = new Set([new URL(url).origin, ...otherOrigins])
  const heard: string[] = []
  listen(context, origins, heard)
  const page = await context.newPage()
  return {
    page,
    context,
    ...attentionTo(heard, { url: () => page.url(), cookies: () => context.cookies() }),
  }
}

/** A Chromium that is started for one visitor. */
export async function openChromium(url: string, options: Omit<Options, 'url'> = {}) {
  const browser = await launchBrowser()
  return {
    visitor: await visit(browser, { url, ...options }),
    close: () => browser.close(),
  }
}

function storageOf(url: string, { token, client }: SignedIn) {
  const localStorage = [
    { name: 'token', value: token },
    { name: 'client', value: JSON.stringify(client) },
  ]
  return { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] }
}

function listen(context: BrowserContext, origins: Set<string>, heard: string[]): void {
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // How slow the machine is, of which the development build warns.
    if (/^\w+InvariantMiddleware took \d+ms/.test(message.text())) return
    heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => heard.push(`page error: ${String(error.error())}`))
  context.on('request', (request) => {
    if (isElsewhere(request.url(), origins)) heard.push(`other host: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The page was left, or the video had enough.
    if (reason === 'net::ERR_ABORTED') return
    heard.push(`failed: ${request.method()} ${request.url()} ${reason}`)
  })
}

/** What Chromium and the shop write to the console when this call is refused. */
export function refusal({ method, path }: Endpoint, status: number): RegExp[] {
  const where = path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')
  return [new RegExp(`status of ${status} .*${where}`), new RegExp(`${method} ${path}: ${status}`)]
}

/** What Chromium writes when the page itself, or a file of it, is answered with this status. */
export function answered(path: string, status: number): RegExp {
  return new RegExp(`status of ${status} .*${escaped(path)}`)
}
