// `npm run nightly`: runs in full what the gate only samples (but `contention`, `stalls` and
// `containers`), with a table at the end; `npm run nightly -- fuzz scan` runs only those. Parts
// that mostly use one processor run two at a time, and their output is printed when they end.
import { execFileSync, spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIfNeeded } from './build.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
/** On a slow machine, beside another part. */
const maxMinutes = 90

/** The longest first, so that both lanes end at about the same time. */
const sideBySide = {
  books: 'resilience -- books --runs 10000',
  stateful: 'resilience -- stateful --runs 500',
  mutation: 'resilience -- mutation',
  fuzz: 'resilience -- fuzz',
  crash: 'resilience -- crash --runs 100',
  faults: 'resilience -- faults',
  scan: 'resilience -- scan',
}
/** They measure, or use both processors themselves. */
const alone = {
  soak: 'resilience -- soak --runs 10',
  tests: 'test',
  postgresql: 'test:postgresql',
  lighthouse: 'bench -- audits',
  html: 'html',
  heap: 'bench -- heap',
  journeys: 'e2e -- --grep @nightly',
  access: 'e2e -- states',
  stillness: 'e2e -- still',
  hydration: 'e2e -- pages',
  words: 'e2e -- words',
}
const parts = { ...sideBySide, ...alone }

/** What a part needs of Debian's packages. */
const packages = {
  scan: ['sqlmap', 'wapiti'],
  faults: ['faketime'],
  books: ['faketime'],
  journeys: ['faketime'],
  lighthouse: ['chromium'],
}

/** What ends each part that runs. */
const ends = new Set()
let isEnded = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isEnded = true
    for (const end of ends) end()
  })

function run(name) {
  const started = Date.now()
  const title = `\n=== ${name}: npm run ${parts[name]}`
  const isPrintedAtEnd = name in sideBySide
  console.log(isPrintedAtEnd ? `${title} (begins)` : title)
  const output = []
  return new Promise((resolve) => {
    // A process group of its own, so that everything a part started ends with it.
    const child = spawn('npm', ['run', '--silent', ...parts[name].split(' ')], {
      cwd: root,
      stdio: isPrintedAtEnd ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, TESTS: 'full' },
      detached: true,
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => output.push(text))
    const end = () => process.kill(-child.pid, 'SIGTERM')
    const timer = setTimeout(end, maxMinutes * 60_000)
    ends.add(end)
    child.on('close', (code) => {
      clearTimeout(timer)
      ends.delete(end)
      if (isPrintedAtEnd) console.log(`${title}\n${Buffer.concat(output).toString()}`)
      const minutes = ((Date.now() - started) / 60_000).toFixed(1)
      resolve({ part: name, result: code === 0 ? 'passed' : 'FAILED', minutes })
    })
  })
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !parts[name])
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}
const names = named.length > 0 ? named : Object.keys(parts)
const debian = names.flatMap((name) => packages[name] ?? [])
execFileSync('bash', ['scripts/debian.sh', ...debian], { cwd: root, stdio: 'inherit' })
buildIfNeeded()

const results = []
async function runAll(queue) {
  while (queue.length > 0 && !isEnded) results.push(await run(queue.shift()))
}
const shared = names.filter((name) => name in sideBySide)
await Promise.all([runAll(shared), runAll(shared)])
await runAll(names.filter((name) => name in alone))
console.table(results)
process.exit(!isEnded && results.every(({ result }) => result === 'passed') ? 0 : 1)
