import type { PageSettings } from '../contract/site/pageSettings'
import { inTasks } from './app/inTasks'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import './ui/print.css'

/** Evaluated one after the other, as those of the shop are (`src/main.tsx`). */
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["adminApi"] */ './api/admin/adminApi'),
  () => import(/* webpackMode: "eager", webpackExports: ["Link"] */ './ui/Link'),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["createAdminStore"] */ './app/admin/adminStore'
    ),
]
void Promise.resolve().then(start)

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const settings = JSON.parse(
    document.getElementById('settings')?.textContent ?? '',
  ) as PageSettings
  await inTasks(parts)
  const { startAdmin } = await import(/* webpackMode: "eager" */ './app/admin/startAdmin')
  startAdmin(root, settings)
}
