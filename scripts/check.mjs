// `npm run check`: format, lint, types and unused code, side by side. Results are cached in .cache,
// so that a second run checks only changes; a check's output is printed when it fails.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
/** The native compiler, in a third of the processor time; it has no API, so others load version 6. */
const types = (project) =>
  `node_modules/typescript-native/bin/tsc -p ${project} --incremental --tsBuildInfoFile .cache/${project}.tsc`
const eslint = 'eslint --max-warnings 0 --cache --cache-strategy content'
const prettier = 'prettier --check --log-level warn --cache --cache-strategy content'
/** The slow ones first, so that the last ones are short. */
const checks = {
  format: `${prettier} --cache-location .cache/prettier .`,
  lint: 'node scripts/lint.mjs',
  'types of testing': types('testing'),
  'lint by ESLint': `${eslint} --cache-location .cache/eslint .`,
  'types of src': types('src'),
  'types of server': types('server'),
  'unused code and circles': 'knip --cache --cache-location .cache/knip',
}
/** Programs of packages are called by their names. */
const PATH = [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter)

function run(name) {
  const [program, ...args] = checks[name].split(' ')
  const started = Date.now()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, { cwd: root, env: { ...process.env, PATH } })
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000)
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
      if (code !== 0) console.log(output)
      resolve(code === 0)
    })
  })
}

/** Runs the next check until none remains. */
async function work(waiting, results) {
  for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await run(name))
}

const waiting = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(checks)
const unknown = waiting.filter((name) => !checks[name])
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}: ${Object.keys(checks).join(', ')}`)
  process.exit(2)
}
mkdirSync(path.join(root, '.cache'), { recursive: true })
const results = []
await Promise.all(
  Array.from({ length: Math.max(2, availableParallelism()) }, () => work(waiting, results)),
)
process.exit(results.every(Boolean) ? 0 : 1)
