import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Send } from '../../testing/requests/Fuzz'

const timeoutMs = 30_000

/** Sends over one connection after the other, unchanged, the requests that HTTP can write. */
export function sendOverHttp(shop: string): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return async ({ method, url, body, headers }) => {
    const { pathname, search } = new URL(shop + url)
    const length = body !== undefined && { 'content-length': Buffer.byteLength(body) }
    const sent = request(shop, {
      agent,
      method,
      path: pathname + search,
      headers: { ...headers, ...length },
      signal: AbortSignal.timeout(timeoutMs),
    })
    // The reply may be there before all of the body was sent.
    sent.on('error', () => undefined).end(body)
    const [reply] = (await once(sent, 'response')) as [IncomingMessage]
    return { statusCode: reply.statusCode ?? 0, headers: reply.headers, body: await text(reply) }
  }
}
