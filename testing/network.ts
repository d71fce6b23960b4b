import { setTimeout as wait } from 'node:timers/promises'
import { endpoints } from '../contract/api/endpoints'
import { staffEndpoints } from '../contract/api/staff/staffEndpoints'
import { endpointAt, staffEndpointAt } from './endpointAt'

/** Replies that are lost after the server did its work. */
export const lostReplies = ['lost', 'cut', 'badGateway'] as const
/** A status without a message, no connection, a page in place of the reply, or a lost reply. */
type Failure = number | 'network' | 'page' | (typeof lostReplies)[number]

/** The network of the screens: its `fetch` calls the real server, unless told to fail. */
export function networkTo(origin: string) {
  let expected: { name: string; failure: Failure }[] = []
  let delay = 0
  const inFlight = new Set<Promise<unknown>>()
  const calls: string[] = []

  async function send(url: URL, init: RequestInit): Promise<Response> {
    const { method = 'GET', signal, ...rest } = init
    calls.push(`${method} ${url.pathname}`)
    if (delay) await wait(delay)
    const failure = takeFailure(method, url.pathname)
    if (failure === 'network') throw new TypeError('fetch failed')
    if (failure === 'page') return new Response('<!doctype html><title>Maintenance</title>')
    if (typeof failure === 'number') return new Response(null, { status: failure })
    const reply = await fetch(url, { method, ...rest, ...(signal && { signal: follow(signal) }) })
    if (failure === 'lost') throw new TypeError('fetch failed')
    if (failure === 'cut') return new Response('{"message":"', { status: 200 })
    if (failure === 'badGateway') return new Response('<h1>502</h1>', { status: 502 })
    return reply
  }

  function takeFailure(method: string, pathname: string): Failure | undefined {
    const called = (endpointAt(method, pathname) ?? staffEndpointAt(method, pathname))?.endpoint
      .name
    const index = expected.findIndex(({ name }) => name === called)
    return index < 0 ? undefined : expected.splice(index, 1)[0]?.failure
  }

  return {
    fetch: (input: string, init: RequestInit = {}): Promise<Response> => {
      const reply = send(new URL(input, origin), init)
      const settled = reply
        .then((whole) => whole.clone().text())
        .catch(() => undefined)
        .finally(() => inFlight.delete(settled))
      inFlight.add(settled)
      return reply
    },
    /** Makes the next requests to this endpoint fail. */
    failNext(name: string, failure: Failure, times = 1) {
      if (![...endpoints, ...staffEndpoints].some((one) => one.name === name))
        throw new Error(`No endpoint is named ${name}`)
      expected.push(...Array.from({ length: times }, () => ({ name, failure })))
    },
    /** Delays every request from now on by this much; 0 ends it. */
    slow(milliseconds: number) {
      delay = milliseconds
    },
    /** Waits for requests in flight, and clears failures and delays. */
    async settle() {
      expected = []
      delay = 0
      while (inFlight.size > 0) {
        await Promise.all(inFlight)
        // The next request of a queue begins once the page has read the reply.
        await wait(20)
      }
      calls.length = 0
    },
    /** The requests of the screens, in order: `METHOD path`. */
    calls: () => [...calls],
  }
}

/** Node's fetch does not accept jsdom's signal. */
function follow(signal: AbortSignal): AbortSignal {
  const controller = new AbortController()
  if (signal.aborted) controller.abort()
  signal.addEventListener('abort', () => controller.abort())
  return controller.signal
}
