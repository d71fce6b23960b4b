// The shop's service worker: pages, files and pictures that were seen can be seen again, also
// without a connection (docs/decisions/0022-offline.md). It keeps what everybody may see, and
// nothing of a client: no request with a token and no change passes through it.
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim } from 'workbox-core'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import { shellName, workerCaches } from '../../contract/site/offline'
import { forgetGone } from './forgetGone'
import { keepFiles, keepFilesOfUpdate } from './keepFiles'
import { placeOf, type Place } from './places'
import { ownPages, refusePages } from './foreignPages'
import { sharedPages } from './sharedPages'

type WorkerScope = {
  registration: { scope: string }
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: Lasting) => void,
  ): void
}
type Lasting = Event & { waitUntil(work: Promise<unknown>): void; data?: { type?: string } }
declare const self: WorkerScope
declare const __webpack_hash__: string

const basePath = new URL(self.registration.scope).pathname
const shell = basePath + shellName
/** Pages and replies belong to one build: a new one begins with none. */
const ofBuild = (name: string) => `${workerCaches}${name}-${__webpack_hash__}`
const pages = ofBuild('pages')
const replies = ofBuild('replies')
const files = `${workerCaches}files`
const pictures = `${workerCaches}images`
const day = 24 * 60 * 60

/** Without days, until others take its place. */
const keep = (maxEntries: number, days?: number, matchOptions: CacheQueryOptions = {}) => [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({
    maxEntries,
    matchOptions,
    purgeOnQuotaError: true,
    ...(days !== undefined && { maxAgeSeconds: days * day }),
  }),
]
/**
 * A picture's type depends on what the request accepts. The expiration deletes by URL, without what
 * the request had accepted.
 */
const anyType = { ignoreVary: true }
/** After these seconds what is kept is shown instead, also of a connection that is silent. */
const timeout = { networkTimeoutSeconds: 4 }

const strategies = {
  page: new StaleWhileRevalidate({
    cacheName: pages,
    plugins: [ownPages, forgetGone(pages), ...keep(60, 7)],
  }),
  wordsPage: new NetworkFirst({
    cacheName: pages,
    plugins: [ownPages, sharedPages(basePath), ...keep(60, 7)],
    ...timeout,
  }),
  // The stored copy may be a week old: it serves only where the network fails.
  legalPage: new NetworkFirst({ cacheName: pages, plugins: [ownPages, ...keep(60, 7)] }),
  read: new NetworkFirst({
    cacheName: replies,
    // A list asks ahead for two replies of each card: what was looked at outlives them.
    plugins: [refusePages, forgetGone(replies), ...keep(600, 7)],
    ...timeout,
  }),
  // Their names change with their content, and the list of them is kept once for each build.
  file: new CacheFirst({
    cacheName: files,
    plugins: [refusePages, ...keep(300)],
  }),
  picture: new StaleWhileRevalidate({
    cacheName: pictures,
    matchOptions: anyType,
    plugins: [refusePages, ...keep(200, 30, anyType)],
  }),
}

for (const [place, strategy] of Object.entries(strategies) as [Place, Strategy][])
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin &&
      !request.headers.has('Authorization') &&
      placeOf(url.pathname, basePath) === place,
    strategy,
  )

/** A page that was never seen: the empty page, which the shop's script fills with what is kept. */
setCatchHandler(async ({ request }) => {
  const isPage = (request as Request | undefined)?.mode === 'navigate'
  return (isPage && (await caches.match(shell, { cacheName: pages }))) || Response.error()
})

self.addEventListener('install', (event) => {
  event.waitUntil(install(event))
  void self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(forgetOtherCaches()))
self.addEventListener('message', (event) => {
  if (event.data?.type === 'KEEP_FILES') event.waitUntil(keepFiles(filesOf(event)))
})
clientsClaim()

/**
 * This build's worker then forgets the pages of the last, so that it needs its own files. Where the
 * connection is lost meanwhile, the last worker goes on until the browser tries again.
 */
async function install(event: Lasting): Promise<void> {
  const cache = await caches.open(pages)
  await cache.add(new Request(shell, { cache: 'reload' }))
  await keepFilesOfUpdate(filesOf(event))
}

const filesOf = (event: Lasting) => ({
  cacheName: pages,
  basePath,
  keepFile: (request: Request) => strategies.file.handle({ request, event }),
})

/** Those of other builds, and those whose name changed, with the times of their entries. */
async function forgetOtherCaches(): Promise<void> {
  const current = [pages, replies, files, pictures]
  const isOld = (name: string) => name.startsWith(workerCaches) && !current.includes(name)
  const forget = (name: string) =>
    Promise.all([caches.delete(name), new CacheExpiration(name, { maxEntries: 1 }).delete()])
  await Promise.all((await caches.keys()).filter(isOld).map(forget))
}
