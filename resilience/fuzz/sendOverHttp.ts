import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Send } from '../../testing/requests/Fuzz'

const timeoutMs = 30_000

/** Sends over one connection after the other, as they stand, the requests that HTTP can write. */
export function sendOverHttp(shop: string): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return ({ method, url, body, headers }) => {
    const { pathname, search } = new URL(shop + url)
    return new Promise((resolve, reject) => {
      const sent = request(shop, {
        agent,
        method,
        path: pathname + search,
        timeout: timeoutMs,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
      })
      sent.on('response', (reply) => {
        const { statusCode = 0, headers } = reply
        text(reply).then((words) => resolve({ statusCode, headers, body: words }), reject)
      })
      sent.on('timeout', () => sent.destroy(new Error('The shop does not answer')))
      sent.on('error', reject)
      sent.end(body)
    })
  }
}
