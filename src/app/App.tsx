import { Provider } from 'react-redux'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import type { PageSettings } from '../../contract/pageSettings'
import { ShopProvider } from '../ui/Shop'
import { Layout } from './Layout'
import { routes } from './routes'
import type { ShopStore } from './store'

type Props = { store: ShopStore; settings: PageSettings }

export function App({ store, settings }: Props) {
  return (
    <Provider store={store}>
      <ShopProvider settings={settings}>
        <BrowserRouter basename={settings.basePath}>
          <Routes>
            <Route element={<Layout />}>
              {routes.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Route>
          </Routes>
        </BrowserRouter>
      </ShopProvider>
    </Provider>
  )
}
