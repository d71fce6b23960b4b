import { setTimeout as wait } from 'node:timers/promises'

export type Request = { method?: string; body?: object; token?: string }
export type Reply = { status: number; body: unknown; url?: string; retryAfter?: string | null }

const timeoutMs = 30_000
const maxAttempts = 60

/**
 * Sends one request to the API, again if the server was too busy to begin it; any status is
 * returned.
 */
export async function send(url: string, request: Request = {}): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    const reply = await sendOnce(url, request)
    if (reply.status !== 503 || tries === maxAttempts) return reply
    await wait(200)
  }
}

/** The same for any status. */
export async function sendOnce(url: string, { method, body, token }: Request): Promise<Reply> {
  const reply = await fetch(url, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const retryAfter = reply.headers.get('retry-after')
  return { status: reply.status, body: await reply.json(), url, retryAfter }
}
