import { pageSettings } from '../contract/pageSettings'
import { startShop } from './app/startShop'
import './ui/tokens.css'
import './ui/base.css'

const root = document.getElementById('root')
const settings = document.getElementById('settings')?.textContent ?? ''
if (!root) throw new Error('The page has no #root')
void startShop(root, pageSettings.parse(JSON.parse(settings)))
