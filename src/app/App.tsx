import { Suspense, type ComponentType, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter, useRoutes } from 'react-router-dom'
import type { PageSettings } from '../../contract/site/pageSettings'
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
  return (
    <Provider store={store} serverState={serverState}>
      <ShopProvider settings={settings}>
        <Router basename={settings.basePath}>
          <Suspense>
            <Screen everyPage={everyPage} />
          </Suspense>
        </Router>
      </ShopProvider>
    </Provider>
  )
}

function Screen({ everyPage }: Pick<Props, 'everyPage'>) {
  const shown = everyPage ? [{ path: '*', Page: everyPage }] : routes
  const children = shown.map(({ path, Page }) => ({ path, element: <Page /> }))
  return useRoutes([{ element: <Layout />, children }])
}
