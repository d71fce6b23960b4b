// Builds the shop into dist, and records a hash of the sources.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const sources = ['src', 'server', 'contract', 'wording', 'public', 'scripts/loaders']
const files = ['webpack.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']
const stampFile = path.join(root, 'dist/built-from.txt')

function listFiles(place) {
  if (!statSync(path.join(root, place)).isDirectory()) return [place]
  return readdirSync(path.join(root, place))
    .sort()
    .flatMap((name) => listFiles(path.join(place, name)))
}

/** One hash over every file that a build reads, without tests. */
function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of [...sources, ...files].flatMap(listFiles)) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashOfSources()
}

/** Builds, and returns whether it worked. */
export function build() {
  const require = createRequire(import.meta.url)
  let webpack
  try {
    webpack = require.resolve('webpack-cli/bin/cli.js')
  } catch {
    console.error('The build tools are missing: run `npm ci` first (without --omit=dev).')
    return false
  }
  const hash = hashOfSources()
  rmSync(stampFile, { force: true })
  const { status } = spawnSync(process.execPath, [webpack, '--mode', 'production'], {
    cwd: root,
    // A command that builds first may print into a file.
    stdio: ['inherit', process.stderr, 'inherit'],
  })
  if (status === 0) writeFileSync(stampFile, hash)
  return status === 0
}

/** Builds only when the sources differ from what dist was built from. */
export function buildIfNeeded() {
  if (isBuilt()) return
  console.error('Building the shop (once; about a minute)…')
  if (!build()) process.exit(1)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--if-needed')) buildIfNeeded()
  else process.exit(build() ? 0 : 1)
}
