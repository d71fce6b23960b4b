import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parse } from 'dotenv'

export const root = path.resolve(__dirname, '..')
/** Milliseconds: a new folder is migrated and filled with the catalogue in this time. */
const longestStart = 90_000
const longestStop = 15_000

export type ShopProcess = { pid: number; output: () => string; stop: () => Promise<void> }

/** Runs the built server until `url` is ready; `build` is the folder of another build than the real one. */
export async function runShop(
  environment: Record<string, string>,
  url: string,
  build = 'dist',
): Promise<ShopProcess> {
  const child = spawn(process.execPath, [path.join(root, build, 'server/main.js')], {
    cwd: root,
    env: { ...bareEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => (output += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const stop = () => stopChild(child)
  if (await isReady(child, `${url}/readyz`)) return { pid: child.pid!, output: () => output, stop }
  await stop()
  throw new Error(`The shop did not get ready at ${url}:\n${output}`)
}

/** Nothing of the machine's own settings; an empty value hides that of `.env`. */
export function bareEnvironment(): Record<string, string | undefined> {
  const file = path.join(root, '.env')
  const own = existsSync(file) ? Object.keys(parse(readFileSync(file))) : []
  return {
    ...Object.fromEntries(own.map((name) => [name, ''])),
    PATH: process.env.PATH,
    NODE_ENV: 'production',
  }
}

async function isReady(child: ChildProcess, url: string): Promise<boolean> {
  const end = Date.now() + longestStart
  while (isRunning(child) && Date.now() < end) {
    const reply = await fetch(url).catch(() => null)
    if (reply?.ok) return true
    await pause(50)
  }
  return false
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

async function stopChild(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const killer = setTimeout(() => child.kill('SIGKILL'), longestStop)
  await ended
  clearTimeout(killer)
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
