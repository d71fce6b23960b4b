import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Call } from '../contract/call'
import type { SignedIn } from './api'
import { escaped } from './escaped'
import { eventually, patience } from './eventually'

export const wide = { width: 1440, height: 900 }
export const middle = { width: 768, height: 1024 }
export const narrow = { width: 390, height: 844 }

export type Visitor = {
  page: Page
  context: BrowserContext
  /** What no step has expected yet, and where the visitor stands. */
  heard: () => string[]
  /** Fails on anything heard since the last time that the step does not expect, and on what it
   * expects in vain. */
  expectQuiet: (expected?: { except: RegExp[] }) => Promise<void>
}

type Options = {
  /** Where the shop begins. */
  url: string
  viewport?: { width: number; height: number }
  reducedMotion?: 'reduce' | 'no-preference'
  /** Who this browser has signed in before. */
  signedIn?: SignedIn | null
  /** False for a browser whose owner has switched scripts off. */
  runsScripts?: boolean
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
  const origins = new Set([new URL(url).origin, ...otherOrigins])
  const heard: string[] = []
  listen(context, origins, heard)
  const page = await context.newPage()
  return {
    page,
    context,
    heard: () => [`at ${page.url()}`, ...heard],
    expectQuiet: async ({ except } = { except: [] }) => {
      await eventually(() => expectEach(except, heard))
      const unexpected = heard.splice(0).filter((line) => !except.some((one) => one.test(line)))
      expect(unexpected).toEqual([])
      expect(await context.cookies()).toEqual([])
    },
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
    heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => heard.push(`page error: ${String(error.error())}`))
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (['data:', 'blob:'].includes(protocol) || origins.has(origin)) return
    heard.push(`other host: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The page was left, or the video had enough.
    if (reason === 'net::ERR_ABORTED') return
    heard.push(`failed: ${request.method()} ${request.url()} ${reason}`)
  })
}

function expectEach(expected: RegExp[], heard: string[]): Promise<void> {
  const missing = expected.filter((one) => !heard.some((line) => one.test(line)))
  return missing.length === 0
    ? Promise.resolve()
    : Promise.reject(
        new Error(`Expected, never heard: ${missing.join(', ')}; heard ${heard.join('\n')}`),
      )
}

/** What Chromium and the shop write to the console when this call is refused. */
export function refusal({ method, path }: Call, status: number): RegExp[] {
  const where = path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')
  return [new RegExp(`status of ${status} .*${where}`), new RegExp(`${method} ${path}: ${status}`)]
}

/** What Chromium writes when the page itself, or a file of it, is answered with this status. */
export function answered(path: string, status: number): RegExp {
  return new RegExp(`status of ${status} .*${escaped(path)}`)
}
