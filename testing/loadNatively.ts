import { createRequire } from 'node:module'
import path from 'node:path'
import { addHook } from 'pirates'
import { install } from 'source-map-support'

type Transformer = { process: (code: string, file: string) => { code: string; map: string } }

/**
 * Node's own `require` for modules of this folder, compiled by esbuild: Jest compiles only what its
 * own files, such as an environment, load at once.
 */
export const loadNatively = createRequire(__filename)
const transformer = loadNatively('./compile.cjs') as Transformer

/** The source maps of the compiled files, for the lines in errors. */
const maps = new Map<string, string>()
function compile(code: string, file: string): string {
  const compiled = transformer.process(code, file)
  maps.set(file, compiled.map)
  return compiled.code
}
addHook(compile, { exts: ['.ts', '.tsx'] })
install({
  handleUncaughtExceptions: false,
  retrieveSourceMap(url) {
    const map = maps.get(url)
    return map ? { url, map } : null
  },
})
// Files that only webpack can import.
addHook(() => '', { exts: ['.css'] })
addHook((_, file) => `module.exports = ${JSON.stringify(path.basename(file))}`, { exts: ['.png'] })
