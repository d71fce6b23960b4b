// `npm run nightly`: runs in full what the gate only samples (but `contention`, `stalls` and
// `containers`), one part after another, with a table at the end; `npm run nightly -- fuzz scan`
// runs only those. A part may take an hour.
import { execFileSync, spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIfNeeded } from './build.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const maxMinutes = 60
const parts = {
  stateful: 'resilience -- stateful --runs 500',
  crash: 'resilience -- crash --runs 100',
  books: 'resilience -- books --runs 10000',
  faults: 'resilience -- faults',
  fuzz: 'resilience -- fuzz',
  scan: 'resilience -- scan',
  mutation: 'resilience -- mutation',
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

/** What a part needs of Debian's packages. */
const packages = {
  scan: ['sqlmap', 'wapiti'],
  faults: ['faketime'],
  books: ['faketime'],
  journeys: ['faketime'],
  lighthouse: ['chromium'],
}

function run(name) {
  const started = Date.now()
  console.log(`\n=== ${name}: npm run ${parts[name]}`)
  return new Promise((resolve) => {
    // A process group of its own, so that everything a part started ends with it.
    const child = spawn('npm', ['run', '--silent', ...parts[name].split(' ')], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TESTS: 'full' },
      detached: true,
    })
    const end = () => process.kill(-child.pid, 'SIGTERM')
    const timer = setTimeout(end, maxMinutes * 60_000)
    process.once('SIGINT', end)
    child.on('close', (code) => {
      clearTimeout(timer)
      process.off('SIGINT', end)
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
buildIfNeeded()
const results = []
for (const name of named.length > 0 ? named : Object.keys(parts)) {
  const debian = ['scripts/debian.sh', ...(packages[name] ?? [])]
  execFileSync('bash', debian, { cwd: root, stdio: 'inherit' })
  results.push(await run(name))
}
console.table(results)
process.exit(results.every(({ result }) => result === 'passed') ? 0 : 1)
