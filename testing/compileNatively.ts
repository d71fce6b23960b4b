import path from 'node:path'
import { transformSync } from 'esbuild'
import { addHook } from 'pirates'
import { install } from 'source-map-support'

/** The source maps of the compiled files, for the lines in errors. */
const maps = new Map<string, string>()
function compile(code: string, file: string): string {
  const compiled = transformSync(code, {
    sourcefile: file,
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    format: 'cjs',
    target: 'node20',
    // Pages load their modules late, from the same modules as everything else.
    supported: { 'dynamic-import': false },
    sourcemap: 'external',
  })
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
