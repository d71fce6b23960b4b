import { setTimeout as wait } from 'node:timers/promises'
import { endpoints } from '../contract/api/endpoints'
import { endpointAt } from './endpointAt'
import type { Failure } from './shop'

type Expected = { name: string; failure: Failure }

/** The `fetch` of the screens: it calls the real server, unless told to fail. */
export class Network {
  private expected: Expected[] = []
  private delay = 0
  private underWay = new Set<Promise<unknown>>()
  readonly made: string[] = []

  constructor(private readonly origin: string) {}

  readonly fetch = (input: string, init: RequestInit = {}): Promise<Response> => {
    const reply = this.send(new URL(input, this.origin), init)
    const settled = reply
      .then((whole) => whole.clone().text())
      .catch(() => undefined)
      .finally(() => this.underWay.delete(settled))
    this.underWay.add(settled)
    return reply
  }

  failNext(name: string, failure: Failure, times: number) {
    if (!endpoints.some((one) => one.name === name)) throw new Error(`No endpoint is named ${name}`)
    this.expected.push(...Array.from({ length: times }, () => ({ name, failure })))
  }

  slow(milliseconds: number) {
    this.delay = milliseconds
  }

  async settle() {
    this.expected = []
    this.delay = 0
    while (this.underWay.size > 0) {
      await Promise.all(this.underWay)
      // The next request of a queue begins once the page has read the reply.
      await wait(20)
    }
    this.made.length = 0
  }

  private async send(url: URL, init: RequestInit): Promise<Response> {
    const { method = 'GET' } = init
    this.made.push(`${method} ${url.pathname}`)
    if (this.delay) await wait(this.delay)
    const failure = this.takeFailure(method, url.pathname)
    if (failure === 'network') throw new TypeError('fetch failed')
    if (typeof failure === 'number') return new Response(null, { status: failure })
    const done = await this.pass(url, { method, ...init })
    if (failure === 'lost') throw new TypeError('fetch failed')
    if (failure === 'cut') return new Response('{"message":"', { status: 200 })
    if (failure === 'badGateway') return new Response('<h1>502</h1>', { status: 502 })
    return done
  }

  private pass(url: URL, { signal, ...rest }: RequestInit): Promise<Response> {
    return fetch(url, { ...rest, ...(signal && { signal: follow(signal) }) })
  }

  private takeFailure(method: string, pathname: string): Failure | null {
    const called = endpointAt(method, pathname)?.endpoint.name
    const index = this.expected.findIndex(({ name }) => name === called)
    return index < 0 ? null : (this.expected.splice(index, 1)[0]?.failure ?? null)
  }
}

/** Node's fetch does not accept jsdom's signal. */
function follow(signal: AbortSignal): AbortSignal {
  const controller = new AbortController()
  if (signal.aborted) controller.abort()
  signal.addEventListener('abort', () => controller.abort())
  return controller.signal
}
