import type { BrowserContext } from '@playwright/test'

/** Notes what a profile's pages request of other hosts, and the cookies that it has in the end. */
export function watchPrivacy(
  context: BrowserContext,
  isOwn: (origin: string) => boolean,
  heard: string[],
): void {
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (['data:', 'blob:'].includes(protocol) || isOwn(origin)) return
    heard.push(`other host: ${request.url()}`)
  })
  const close = context.close.bind(context)
  context.close = async (options) => {
    heard.push(...(await cookiesIn(context)))
    await close(options)
  }
}

export async function cookiesIn(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name, domain }) => `cookie: ${name} of ${domain}`)
}

/** Notes what goes wrong on a profile's pages. */
export function listen(context: BrowserContext, heard: string[]): void {
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    // The development build warns of a slow machine.
    if (/^\w+InvariantMiddleware took \d+ms/.test(message.text())) return
    heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => heard.push(`page error: ${String(error.error())}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The page was left, or the video had enough.
    if (reason === 'net::ERR_ABORTED') return
    heard.push(`failed: ${request.method()} ${request.url()} ${reason}`)
  })
}
