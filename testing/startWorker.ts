import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { buildSync } from 'esbuild'
import * as indexedDatabase from 'fake-indexeddb'
import { pathOf, type MemoryCaches } from './memoryCaches'
import { root } from './root'

const workerOrigin = 'https://comptoir.example'

class WorkerRequest extends Request {
  constructor(input: Request | string, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, workerOrigin) : input, init)
  }
}
class WorkerEvent extends Event {
  readonly works: Promise<unknown>[] = []
  waitUntil(work: Promise<unknown>) {
    this.works.push(work)
  }
  /** Until nothing is awaited any more. */
  async done(): Promise<void> {
    for (const work of this.works) await work
  }
}
class WorkerFetchEvent extends WorkerEvent {
  response: Promise<Response> | undefined
  constructor(readonly request: Request) {
    super('fetch')
  }
  respondWith(response: Promise<Response>) {
    this.response = response
  }
}

/** What the network replies to a path. It rejects where the connection is lost. */
type Network = (path: string) => Promise<Response>

let code: string | undefined

type Browser = { caches: MemoryCaches; network: Network; savesData: boolean }

/** The service worker of one build, in a browser that may have had others. */
export function startWorker(build: string, { caches, network, savesData }: Browser) {
  const events = new EventTarget()
  const scope: Record<string, unknown> = {
    ...indexedDatabase,
    __webpack_hash__: build,
    caches: withAdding(caches, network),
    fetch: (asked: Request | string) => network(pathOf(asked)),
    addEventListener: events.addEventListener.bind(events),
    registration: { scope: `${workerOrigin}/` },
    navigator: { connection: { saveData: savesData } },
    location: new URL(workerOrigin),
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => Promise.resolve(),
    ...{ Request: WorkerRequest, ExtendableEvent: WorkerEvent, FetchEvent: WorkerFetchEvent },
    ...{ Response, Headers, URL, Event, Error, setTimeout, clearTimeout },
  }
  scope.self = scope
  code ??= bundle()
  runInContext(code, createContext(scope))
  return {
    async dispatch(type: 'install' | 'activate' | 'message', data?: object): Promise<void> {
      const event = Object.assign(new WorkerEvent(type), { data })
      events.dispatchEvent(event)
      await event.done()
    },
    async get(asked: string, mode: RequestMode): Promise<Response> {
      // Node.js makes no request for a page.
      const request = Object.defineProperty(new WorkerRequest(asked), 'mode', { value: mode })
      const event = new WorkerFetchEvent(request)
      events.dispatchEvent(event)
      const response = await event.response
      await event.done()
      if (!response) throw new Error(`The worker leaves ${asked} to the network.`)
      return response
    },
  }
}

/** A cache fetches by itself what is added. */
const withAdding = (caches: MemoryCaches, network: Network) => ({
  keys: () => caches.keys(),
  delete: (name: string) => caches.delete(name),
  match: (...asked: Parameters<MemoryCaches['match']>) => caches.match(...asked),
  async open(name: string) {
    const cache = await caches.open(name)
    const add = async (request: Request) => {
      const response = await network(pathOf(request))
      if (!response.ok) throw new TypeError('Failed to add')
      await cache.put(request, response)
    }
    return { ...cache, add }
  },
})

function bundle(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, 'src/worker/serviceWorker.ts')],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  return outputFiles[0]!.text
}
