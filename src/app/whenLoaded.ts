import { manifestName, type PageSettings } from '../../contract/site/pageSettings'
import { followFavourites } from './followFavourites'
import { followScroll } from './followScroll'
import { prefetchLinks } from './prefetchLinks'
import type { ShopStore } from './store'
import { syncTabs } from './tabs'

/** What a page begins once it is loaded and idle. */
export async function whenLoaded(store: ShopStore, settings: PageSettings): Promise<void> {
  const { basePath } = settings
  syncTabs(store, window, performance.timeOrigin)
  nameManifest(basePath)
  prefetchLinks({ dispatch: store.dispatch, basePath }, window)
  followScroll(window)
  followFavourites(store, window)
  void fetchTextFont(document.documentElement)
  // Without it the shop needs its connection.
  await keepForLater(store, settings).catch(() => undefined)
}

/** Written in the page, it would be fetched at once with its icon, beside the main picture. */
function nameManifest(basePath: string): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = basePath + manifestName
  document.head.append(link)
}

/** The font that the first page is not set in; `useScrollRestoration` sets the next one in it. */
async function fetchTextFont(root: Element): Promise<void> {
  if (!root.hasAttribute('data-fallback-font')) return
  const isHere = await document.fonts.load('1em Text').then(
    () => true,
    () => false,
  )
  if (isHere) root.setAttribute('data-fallback-font', 'fetched')
}

/** An origin without https has no worker. */
async function keepForLater(store: ShopStore, settings: PageSettings): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  if (!settings.offline && !navigator.serviceWorker.controller) return
  const { startOffline } = await import(/* webpackChunkName: "offline" */ './offline/startOffline')
  await startOffline(store, settings)
}
