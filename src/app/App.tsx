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
  /** What the page's action answered to a form. */
  answer?: unknown
}

export function App({ store, settings, serverState, everyPage, answer, ...props }: Props) {
  const { router: Router = BrowserRouter } = props
  return (
    <Provider store={store} serverState={serverState}>
      <ShopProvider settings={settings}>
        <Router basename={settings.basePath}>
          <Suspense>
            <Screen everyPage={everyPage} answer={answer} />
          </Suspense>
        </Router>
      </ShopProvider>
    </Provider>
  )
}

function Screen({ everyPage: OnlyPage, answer }: Pick<Props, 'everyPage' | 'answer'>) {
  const { pathname, search } = useLocation()
  const place = placeAt(pathname, search)
  const { Page } = pageNamed(place.page)
  return <Layout>{OnlyPage ? <OnlyPage /> : <Page {...place} answer={answer} />}</Layout>
}
