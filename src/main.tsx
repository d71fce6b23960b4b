import type { PageSettings } from '../contract/pageSettings'
import type { Known } from '../contract/renderer'
import { startShop } from './app/startShop'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import './ui/print.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
void startShop(root, block('settings') as PageSettings, block('known') as Known)

/** What a JSON block of the page says. */
function block(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null')
}
