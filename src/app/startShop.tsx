import { createRoot, hydrateRoot } from 'react-dom/client'
import { manifestName, type PageSettings } from '../../contract/site/pageSettings'
import type { PreloadedQueries } from '../../contract/site/renderer'
import { api } from '../api/api'
import { App } from './App'
import { hydrateQueries } from './preloadedQueries'
import { nextTask } from './nextTask'
import { pageNamed } from './pages'
import { placeAt } from './placeAt'
import { openShopStore, type ShopStore } from './store'
import { keepTabsTogether } from './tabs'

/** Takes over the page that the server wrote, or renders it where it wrote none. */
export async function startShop(
  element: Element,
  settings: PageSettings,
  queries: PreloadedQueries,
): Promise<void> {
  const store = await openShopStore(settings, localStorage)
  const { page } = placeAt(location.pathname, location.search, settings.basePath)
  await nextTask()
  // It injects the endpoints of the queries. The page's boundary shows it where it does not arrive.
  await pageNamed(page)
    .load()
    .catch(() => undefined)
  await nextTask()
  if (queries.length > 0) store.dispatch(hydrateQueries(queries))
  await nextTask()
  // Before storage is read: what the server knew when it wrote the page.
  const serverState = store.getState()
  store.start()
  keepTabsTogether(store, window)
  whenAtRest(() => {
    nameManifest(settings)
    // Without it, pages are fetched when they are asked for.
    fetchAhead(store, settings).catch(() => undefined)
  })
  if (!element.hasChildNodes()) {
    createRoot(element).render(<App store={store} settings={settings} />)
    return
  }
  hydrateRoot(element, <App store={store} settings={settings} serverState={serverState} />)
  // Going back may show the browser's copy of a page that the catalogue has left behind.
  if (isFromHistory()) store.dispatch(api.util.invalidateTags(['Product', 'Best']))
}

/** Named in the page, it would be fetched at once, and its icon too, beside the main picture. */
function nameManifest({ basePath }: PageSettings): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = basePath + manifestName
  document.head.append(link)
}

async function fetchAhead({ dispatch }: ShopStore, { basePath }: PageSettings): Promise<void> {
  const { prefetchLinks } = await import(/* webpackChunkName: "prefetchLinks" */ './prefetchLinks')
  prefetchLinks({ dispatch, basePath }, window)
}

/** Once the page is there and its script has nothing else to do. */
function whenAtRest(work: () => void): void {
  // Safari has no idle callbacks.
  const rest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work)
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
}

function isFromHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}
