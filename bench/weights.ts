import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from '../e2e/shopProcess'
import { weighHtml } from './weighHtml'

/** The tables with which `npm run build` ends: what the files of a first load weigh, and the HTML. */
export async function benchWeights(): Promise<boolean> {
  const script = path.join(root, 'scripts/weigh.mjs')
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
  return (await weighHtml()) && status === 0
}
