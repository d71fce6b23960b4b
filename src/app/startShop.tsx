import { createRoot } from 'react-dom/client'
import type { PageSettings } from '../../contract/pageSettings'
import { App } from './App'
import { preloadPage } from './routes'
import { createShopStore } from './store'
import { keepTabsTogether } from './tabs'

/** Renders the shop; the first page's chunk comes first, so that no waiting face flashes by. */
export async function startShop(element: Element, settings: PageSettings): Promise<void> {
  const store = createShopStore(settings, localStorage)
  store.start()
  keepTabsTogether(store, window)
  // A chunk that does not come is shown by the page's boundary.
  await preloadPage(location.pathname, settings.basePath).catch(() => undefined)
  createRoot(element).render(<App store={store} settings={settings} />)
}
