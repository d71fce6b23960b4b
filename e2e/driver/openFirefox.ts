import type { Page } from 'puppeteer-core'
import { attentionTo, isElsewhere, type Attention } from '../attention'
import { wide } from '../visitor'
import { launchFirefox } from './firefox'
import { FirefoxPage } from './FirefoxPage'

type Options = { viewport?: { width: number; height: number } }
type Opened = { visitor: Attention & { page: FirefoxPage }; close: () => Promise<void> }

/** A fresh Firefox on the shop, of which everything unwelcome is noted. */
export async function openFirefox(url: string, { viewport = wide }: Options = {}): Promise<Opened> {
  const browser = await launchFirefox()
  const tab = await browser.newPage()
  const heard: string[] = []
  listen(tab, new Set([new URL(url).origin]), heard)
  await tab.setViewport(viewport)
  const page = await FirefoxPage.in(tab, url)
  const attention = attentionTo(heard, { url: () => tab.url(), cookies: () => browser.cookies() })
  return { visitor: { page, ...attention }, close: () => browser.close() }
}

function listen(tab: Page, origins: Set<string>, heard: string[]): void {
  tab.on('console', (message) => {
    if (!['error', 'warn'].includes(message.type())) return
    heard.push(`console ${message.type()}: ${message.text()} (${message.location().url ?? ''})`)
  })
  tab.on('pageerror', (error) => heard.push(`page error: ${String(error)}`))
  tab.on('request', (request) => {
    if (isElsewhere(request.url(), origins)) heard.push(`other host: ${request.url()}`)
  })
  tab.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The page was left, or the video had enough.
    if (reason === 'NS_BINDING_ABORTED') return
    heard.push(`failed: ${request.method()} ${request.url()} ${reason}`)
  })
}
