// oxlint over the files that have changed since it passed them: the whole takes half a minute of
// processor time, most of it for types. What oxlint is told and the packages count as a change of
// every file; what a change means for the types in other files does not. `LINT=whole` reads all.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const passed = '.cache/oxlint.json'
const settings = ['.oxlintrc.jsonc', 'package-lock.json', 'tsconfig.json']
const projects = ['src', 'server', 'testing'].map((project) => `${project}/tsconfig.json`)
const hash = (...files) => {
  const digest = createHash('sha256')
  for (const file of files) digest.update(readFileSync(file))
  return digest.digest('hex').slice(0, 16)
}

const told = hash(...settings, ...projects)
const listed = execFileSync('node_modules/.bin/oxlint', ['--debug=files'], { encoding: 'utf8' })
const files = Object.fromEntries(
  listed
    .split('\n')
    .filter(existsSync)
    .map((file) => [file, hash(file)]),
)
const isWhole = process.env.LINT === 'whole'
const before = !isWhole && existsSync(passed) ? JSON.parse(readFileSync(passed, 'utf8')) : {}
const seen = before.told === told ? before.files : {}
const changed = Object.keys(files).filter((file) => seen[file] !== files[file])
if (changed.length > 0) {
  const { status } = spawnSync('node_modules/.bin/oxlint', ['--deny-warnings', ...changed], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}
mkdirSync('.cache', { recursive: true })
writeFileSync(passed, JSON.stringify({ told, files }))
