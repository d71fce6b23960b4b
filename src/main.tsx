import type { PageSettings } from '../contract/site/pageSettings'
import type { PreloadedQueries } from '../contract/site/renderer'
import { nextTask } from './app/nextTask'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import './ui/print.css'

/**
 * Each is evaluated in a task of its own, so that whoever touches the page meanwhile is heard. What
 * nobody uses of it is left out only where it says what is used.
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
// Not on the stack of the whole file: what the browser notes with a stack would read it again.
void Promise.resolve().then(start)

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  for (const evaluate of parts) {
    await nextTask()
    await evaluate()
  }
  await nextTask()
  const { startShop } = await import(/* webpackMode: "eager" */ './app/startShop')
  await startShop(root, block('settings') as PageSettings, block('queries') as PreloadedQueries)
}

/** What a JSON block of the page says. */
function block(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null')
}
