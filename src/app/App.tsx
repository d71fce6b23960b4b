import { Suspense, type ComponentType, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter, useLocation } from 'react-router-dom'
import type { PageSettings } from '../../contract/site/pageSettings'
import type { RootState } from '../api/RootState'
import { ShopProvider } from '../ui/Shop'
import { Layout } from './Layout'
import { pageNamed } from './pages'
import { placeAt } from './placeAt'
import type { PageStore, ShopStore } from './store'

type RouterProps = { basename: string; children: ReactNode }
type Props = {
  store: ShopStore | PageStore
  settings: PageSettings
  /** The state from which the server rendered the page, before storage is read. */
  serverState?: RootState
  router?: ComponentType<RouterProps>
  /** One page for every URL. */
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

function Screen({ everyPage: OnlyPage }: Pick<Props, 'everyPage'>) {
  const { pathname, search } = useLocation()
  const place = placeAt(pathname, search)
  const { Page } = pageNamed(place.page)
  return <Layout>{OnlyPage ? <OnlyPage /> : <Page {...place} />}</Layout>
}
