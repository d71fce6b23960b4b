import { createRoot } from 'react-dom/client'
import type { PageSettings } from '../../../contract/site/pageSettings'
import { AdminApp } from './AdminApp'
import { createAdminStore } from './adminStore'

export function startAdmin(element: Element, settings: PageSettings): void {
  createRoot(element).render(<AdminApp settings={settings} {...createAdminStore(settings)} />)
}
