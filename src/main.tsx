import type { PageSettings } from '../contract/site/pageSettings'
import type { PreloadedQueries } from '../contract/site/renderer'
import { inTasks } from './app/inTasks'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import './ui/print.css'

/**
 * Evaluated one after the other. `webpackExports` names what is used, because webpack drops nothing
 * from a module imported this way.
 */
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["session"] */ './state/session'),
  () => import(/* webpackMode: "eager", webpackExports: ["api"] */ './api/api'),
  () => import(/* webpackMode: "eager", webpackExports: ["Link"] */ './ui/Link'),
  () => import(/* webpackMode: "eager", webpackExports: ["openShopStore"] */ './app/store'),
  () => import(/* webpackMode: "eager", webpackExports: ["pageNamed"] */ './app/pages'),
  () => import(/* webpackMode: "eager", webpackExports: ["App"] */ './app/App'),
]
// Leaves the stack of the file: the browser would read it again for every error that notes its
// stack.
void Promise.resolve().then(start).catch(giveUp)

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  await inTasks(parts)
  const { startShop } = await import(/* webpackMode: "eager" */ './app/startShop')
  await startShop(root, block('settings') as PageSettings, block('queries') as PreloadedQueries)
}

/** The page then works as it does without a script. */
function giveUp(error: unknown): void {
  window.earlyEvents?.replay()
  console.error(error)
}

/** The value of a JSON block of the page. */
function block(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null')
}
