import { workerCaches, workerName } from '../../../contract/site/offline'
import type { PageSettings } from '../../../contract/site/pageSettings'
import { api } from '../../api/api'
import { savesData } from '../connection'
import type { ShopStore } from '../store'
import { openOfflineCart } from './openOfflineCart'
import { urlsToKeep } from './urlsToKeep'

/**
 * Lets the worker keep what is seen, and the cart wait for a connection. With the setting off, the
 * worker of an earlier visit goes, and what it kept.
 */
export async function startOffline(store: ShopStore, settings: PageSettings): Promise<void> {
  const { serviceWorker } = navigator
  const { basePath } = settings
  if (!settings.offline) return leave(serviceWorker, basePath)
  // Browsers of before 2024 work as without it.
  if (!('any' in AbortSignal && 'locks' in navigator)) return
  const isControlled = serviceWorker.controller !== null
  const registration = await serviceWorker.register(basePath + workerName).catch(() => undefined)
  // So do those that refuse the worker, such as in a private window.
  if (!registration) return
  // The page may have been kept for days.
  if (isControlled) store.dispatch(api.util.invalidateTags(['Product', 'Best']))
  await openOfflineCart(store, settings)
  const { active } = await serviceWorker.ready
  if (savesData(window)) return
  if (!isControlled) {
    const urlsToCache = urlsToKeep(seen(), location.origin + basePath)
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
  }
  active?.postMessage({ type: 'KEEP_FILES' })
}

/** What this document loaded before there was a worker. */
const seen = () => [
  location.href,
  ...performance.getEntriesByType('resource').map(({ name }) => name),
]

async function leave(worker: ServiceWorkerContainer, basePath: string): Promise<void> {
  const registration = await worker.getRegistration(basePath)
  await registration?.unregister()
  const names = (await caches.keys()).filter((name) => name.startsWith(workerCaches))
  await Promise.all(names.map((name) => caches.delete(name)))
}
