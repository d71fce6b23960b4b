// What the HTML of each public page weighs, in bytes as sent (brotli), from the built server with
// the catalogue that it brings; `npm run build` ends with it.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parse } from 'dotenv'

const budget = 12_000
const shown = 5
/** Milliseconds in which the shop fills an empty folder and answers. */
const longestStart = 90_000
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** Prints the heaviest pages, and returns whether all keep within the budget. */
export async function weighHtml() {
  const pages = (await weighed()).sort((one, other) => other.bytes - one.bytes)
  const rows = [...pages.slice(0, shown), { address: 'budget', bytes: budget }]
  console.log(line('HTML, the heaviest pages', 'brotli bytes'))
  for (const { address, bytes } of rows) console.log(line(address, grouped(bytes)))
  const excesses = pages.filter(({ bytes }) => bytes > budget)
  for (const { address, bytes } of excesses)
    console.error(
      `${address}: its HTML takes ${grouped(bytes)} bytes, over the budget of ${grouped(budget)}.`,
    )
  return excesses.length === 0
}

/** Every page of the site map, and the second one of the list. */
async function weighed() {
  const folder = mkdtempSync(path.join(tmpdir(), 'weigh-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const shop = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
    cwd: root,
    env: { ...bareEnvironment(), PORT: port, PUBLIC_URL: origin, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => shop.once('exit', resolve))
  try {
    await ready(origin, shop)
    const map = String(await sent(`${origin}/sitemap.xml`, 'identity'))
    const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url))
    const all = [...addresses, new URL('/products?page=2', origin), new URL('/login', origin)]
    const pages = []
    for (const { pathname, search } of all) {
      const address = pathname + search
      pages.push({ address, bytes: (await sent(origin + address, 'br')).length })
    }
    return pages
  } finally {
    shop.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

async function ready(origin, shop) {
  const end = Date.now() + longestStart
  while (shop.exitCode === null && Date.now() < end) {
    if (await sent(`${origin}/readyz`).catch(() => null)) return
    await pause(50)
  }
  throw new Error('The built shop does not start, so its pages cannot be weighed.')
}

/** The body as it comes over the line; a failure for any other status than 200. */
function sent(url, encoding = 'identity') {
  return new Promise((resolve, reject) => {
    get(url, { headers: { accept: 'text/html', 'accept-encoding': encoding } }, (reply) => {
      const chunks = []
      reply.on('data', (chunk) => chunks.push(chunk))
      reply.on('end', () => {
        if (reply.statusCode === 200) resolve(Buffer.concat(chunks))
        else reject(new Error(`${url} was answered with ${reply.statusCode}.`))
      })
    }).on('error', reject)
  })
}

/** Nothing of this machine's own settings; an empty value hides that of `.env`. */
function bareEnvironment() {
  const file = path.join(root, '.env')
  const own = existsSync(file) ? Object.keys(parse(readFileSync(file))) : []
  return {
    ...Object.fromEntries(own.map((name) => [name, ''])),
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
  }
}

async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

const grouped = (bytes) => bytes.toLocaleString('en').replaceAll(',', ' ')
const line = (name, cell) => name.padEnd(44) + cell.padStart(12)

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exit((await weighHtml()) ? 0 : 1)
