// `npm run dev`: the client with hot reload on port 3000, in front of the API on port 3001; with
// `-- --pages` the server renders the pages, as in a real shop.
import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const webpack = createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js')
const children = []

function run(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  child.on('exit', (code) => stop(code ?? 0))
  children.push(child)
}

let isStopping = false
function stop(code) {
  if (isStopping) return
  isStopping = true
  children.forEach((child) => child.kill('SIGTERM'))
  process.exitCode = code
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))

// From now on dist holds no production build.
rmSync(path.join(root, 'dist'), { recursive: true, force: true })
const withPages = process.argv.includes('--pages')
const watched = ['admin', 'server', ...(withPages ? ['pages'] : [])]
const named = watched.flatMap((name) => ['--config-name', name])
run([webpack, '--mode', 'development', '--watch', ...named])
run([webpack, 'serve'])
const needed = [
  'dist/server/main.js',
  'dist/client/index.html',
  'dist/client/chunks.json',
  ...(withPages ? ['dist/pages/render.js'] : []),
].map((file) => path.join(root, file))
while (!isStopping && !needed.every((file) => existsSync(file))) await pause(200)
if (!isStopping)
  run(['--watch', '--watch-preserve-output', 'dist/server/main.js'], {
    PORT: '3001',
    PUBLIC_URL: 'http://localhost:3000',
    RENDERING: withPages ? 'on' : 'off',
    DEVTOOLS: 'on',
    NODE_ENV: 'development',
  })
