import { createRoot, hydrateRoot } from 'react-dom/client'
import type { PageSettings } from '../../contract/site/pageSettings'
import type { PreloadedQueries } from '../../contract/site/renderer'
import { browserStorage } from '../state/browserStorage'
import { App } from './App'
import { hydrateQueries } from './preloadedQueries'
import { nextTask } from './nextTask'
import { pageNamed } from './pages'
import { placeAt } from './placeAt'
import { openShopStore, type ShopStore } from './store'

/** Hydrates the page that the server rendered, or renders it where there is none. */
export async function startShop(
  element: Element,
  settings: PageSettings,
  queries: PreloadedQueries,
): Promise<void> {
  const store = await openShopStore(settings, browserStorage)
  const { page } = placeAt(location.pathname, location.search, settings.basePath)
  await nextTask()
  // The page's module injects the endpoints of the queries. Its boundary shows a failure to load.
  await pageNamed(page)
    .load()
    .catch(() => undefined)
  await nextTask()
  if (queries.length > 0) store.dispatch(hydrateQueries(queries))
  await nextTask()
  // Captured before storage is read, as it was when the server rendered the page.
  const serverState = store.getState()
  store.start()
  whenIdle(() => void beginLater(store, settings))
  if (!element.hasChildNodes()) {
    createRoot(element).render(<App store={store} settings={settings} />)
    return
  }
  hydrateRoot(element, <App store={store} settings={settings} serverState={serverState} />)
}

/** Until the module has come, this tab does not follow others: each focus tries again. */
async function beginLater(store: ShopStore, settings: PageSettings): Promise<void> {
  try {
    const { whenLoaded } = await import(/* webpackChunkName: "whenLoaded" */ './whenLoaded')
    await whenLoaded(store, settings)
  } catch {
    addEventListener('focus', () => void beginLater(store, settings), { once: true })
  }
}

/** Runs the work once the page is loaded and idle. */
function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  const rest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work)
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
}
