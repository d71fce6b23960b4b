import { apiRoot, type PageSettings } from '../../../contract/site/pageSettings'
import { urlOf } from '../request'
import type { Transport } from '../transport'

/**
 * Sends a file as it is. Unlike other changes it does not survive the page that sends it: browsers
 * keep no more than 64 kB.
 */
export function sendFile(settings: Pick<PageSettings, 'apiHost' | 'basePath'>): Transport {
  return async (request, { signal }) => {
    const reply = await fetch(`${apiRoot(settings)}${urlOf(request)}`, {
      method: request.endpoint.method,
      headers: { Accept: 'application/json', 'Content-Type': 'application/octet-stream' },
      signal,
      body: request.body as Blob,
    })
    const data: unknown = await reply.json().catch(() => null)
    return { status: reply.status, headers: Object.fromEntries(reply.headers), data }
  }
}
