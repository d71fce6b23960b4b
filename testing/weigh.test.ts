import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'weigh-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Weighs a build of two pages whose main script, style and font have these sizes. */
function weigh(sizes: { 'main.js': number; 'main.css': number; 'letters.woff2': number }) {
  const files = { 'loader.js': 1, 'home.js': 1000, 'cart.js': 1000, ...sizes }
  for (const [name, size] of Object.entries(files))
    writeFileSync(path.join(folder, name), 'url(letters.woff2)'.padEnd(size, ' ').slice(-size))
  writeFileSync(path.join(folder, 'home.js.br'), '12345')
  const chunks = {
    main: ['main.css', 'main.js'],
    loader: ['loader.js'],
    HomePage: ['home.js'],
    CartPage: ['cart.js'],
    head: ['head.js'],
  }
  writeFileSync(path.join(folder, 'chunks.json'), JSON.stringify(chunks))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, '../scripts/weigh.mjs'), folder],
    { encoding: 'utf8' },
  )
  return { status, rows: stdout.trim().split('\n'), complaints: stderr.trim() }
}

const within = { 'main.js': 110_999, 'main.css': 10_000, 'letters.woff2': 30_000 }

test('a build within the budgets is listed page by page, as its files are sent', () => {
  const { status, rows, complaints } = weigh(within)
  expect([status, complaints]).toEqual([0, ''])
  expect(rows.map((row) => row.split(/ {2,}/))).toEqual([
    ['First load, brotli bytes', 'JavaScript', 'CSS', 'font'],
    ['CartPage', '112 000', '10 000', '30 000'],
    ['HomePage', '111 005', '10 000', '30 000'],
    ['budget', '112 000', '10 000', '30 000'],
  ])
})

test.each([
  ['JavaScript', { 'main.js': 111_000 }, 'CartPage', '112 001', '112 000'],
  ['CSS', { 'main.css': 10_001 }, 'HomePage', '10 001', '10 000'],
  ['font', { 'letters.woff2': 30_001 }, 'HomePage', '30 001', '30 000'],
])('too much %s fails the build and names page, figure and budget', (kind, size, page, is, may) => {
  const { status, complaints } = weigh({ ...within, ...size })
  expect(status).toBe(1)
  expect(complaints).toContain(
    `${page}: its first load brings ${is} bytes of ${kind}, over the budget of ${may}.`,
  )
})
