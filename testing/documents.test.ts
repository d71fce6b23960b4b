import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { settingNames as shopSettings } from '../contract/settingNames'
import { settingNames } from '../server/settings'

const text = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8')
const all = (pattern: RegExp, file: string) =>
  [...new Set([...text(file).matchAll(pattern)].map((match) => match[1]!))].sort()

const settings = [...settingNames].sort()
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/operation.md',
  'docs/shopkeeper.md',
  'docs/configuration.md',
]

test('every setting is in the configuration guide', () => {
  expect(settings).toContain('DATA_DIR')
  const written = all(/`([A-Z][A-Z_]+)`/g, 'docs/configuration.md')
  expect(settings.filter((name) => !written.includes(name))).toEqual([])
})

test('every setting of the shopkeeper is a row of their guide', () => {
  const rows = all(/^\| `(\w+)` +\|/gm, 'docs/shopkeeper.md')
  expect(shopSettings.filter((name) => !rows.includes(name))).toEqual([])
})

test('the example of a .env has every setting and no other', () => {
  expect(all(/^# ([A-Z_]+)=/gm, '.env.example')).toEqual(settings)
})

test.each(documents)('every script that %s names exists', (document) => {
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> }
  const named = all(/npm run ([\w:]+)/g, document)
  expect(named).not.toEqual([])
  expect(named.filter((name) => !scripts[name])).toEqual([])
})

test.each(documents)('every place that %s links to exists', (document) => {
  const places = all(/\]\(([^)#:]+)(?:#[^)]*)?\)/g, document)
  expect(places).not.toEqual([])
  const folder = path.join(__dirname, '..', path.dirname(document))
  expect(places.filter((place) => !existsSync(path.join(folder, place)))).toEqual([])
})

test('the guide to monitoring has every metric and no other', () => {
  const named = (file: string) =>
    all(/\b(shop_[a-z_]+)/g, file).map((name) => name.replace(/_(bucket|sum|count)$/, ''))
  const files = readdirSync(path.join(__dirname, '../server'), {
    recursive: true,
    encoding: 'utf8',
  })
  const sources = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => all(/'(shop_[a-z_]+)'/g, `server/${file}`))
  expect(sources).toContain('shop_mails_lost')
  expect([...new Set(named('docs/operation.md'))].sort()).toEqual([...new Set(sources)].sort())
})

test('the image is healthy while the process lives, also where its database is away', () => {
  expect(all(/127\.0\.0\.1:3000(\/\w+)/g, 'Dockerfile')).toEqual(['/livez'])
})
