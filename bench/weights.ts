import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from '../e2e/shopProcess'

/** The tables with which the build ends. */
export function benchWeights(): Promise<boolean> {
  const results = ['weigh.mjs', 'weighHtml.mjs'].map((script) =>
    spawnSync(process.execPath, [path.join(root, 'scripts', script)], { stdio: 'inherit' }),
  )
  return Promise.resolve(results.every(({ status }) => status === 0))
}
