import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import type { PageSettings } from '../../../contract/site/pageSettings'
import { ProofDialog } from '../../features/admin/session/ProofDialog'
import { ShopProvider } from '../../ui/Shop'
import { AdminBoundary } from './AdminBoundary'
import { AdminScreen } from './AdminScreen'
import type { AdminStore } from './adminStore'

type Props = AdminStore & { settings: PageSettings }

/** The shopkeeper's side of the shop. */
export function AdminApp({ settings, store, proof }: Props) {
  return (
    <Provider store={store}>
      <ShopProvider settings={settings}>
        <BrowserRouter basename={settings.basePath}>
          <AdminBoundary>
            <AdminScreen />
            <ProofDialog proof={proof} />
          </AdminBoundary>
        </BrowserRouter>
      </ShopProvider>
    </Provider>
  )
}
