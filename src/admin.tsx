import { createRoot } from 'react-dom/client'
import type { PageSettings } from '../contract/site/pageSettings'
import { AdminApp } from './app/admin/AdminApp'
import { createAdminStore } from './app/admin/adminStore'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import './ui/print.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '') as PageSettings
createRoot(root).render(<AdminApp settings={settings} {...createAdminStore(settings)} />)
