import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from '../testing/root'
import { printHtmlSizes } from './sizeOfHtml'

/** The tables with which `npm run build` ends: the sizes of a first load's files, and of the HTML. */
export async function benchSize(): Promise<boolean> {
  const script = path.join(root, 'scripts/size.mjs')
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
  return (await printHtmlSizes()) && status === 0
}
