import type { ComponentType, ReactNode } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import type { PageSettings } from '../../contract/pageSettings'
import { ShopProvider } from '../ui/Shop'
import { Layout } from './Layout'
import { routes } from './routes'
import type { PageStore, RootState, ShopStore } from './store'

type RouterProps = { basename: string; children: ReactNode }
type Props = {
  store: ShopStore | PageStore
  settings: PageSettings
  /** The whole state that the server wrote the page from; storage is not read in it yet. */
  serverState?: RootState
  router?: ComponentType<RouterProps>
  /** One page for all addresses. */
  everyPage?: ComponentType
}

export function App({ store, settings, serverState, everyPage, ...props }: Props) {
  const { router: Router = BrowserRouter } = props
  const shown = everyPage ? [{ path: '*', Page: everyPage }] : routes
  return (
    <Provider store={store} serverState={serverState}>
      <ShopProvider settings={settings}>
        <Router basename={settings.basePath}>
          <Routes>
            <Route element={<Layout />}>
              {shown.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Route>
          </Routes>
        </Router>
      </ShopProvider>
    </Provider>
  )
}
