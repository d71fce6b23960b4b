import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './root'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'comptoir-sizes-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

type Sizes = { script?: number; style?: number; font?: number }

/** Checks a build whose one page loads files of these sizes. */
function judge({ script = 1, style = 100, font = 1 }: Sizes) {
  const write = (file: string, text: string) => {
    writeFileSync(path.join(folder, file), text)
  }
  write('main.js', 'x'.repeat(script))
  write('main.css', 'a{src:url(letters.woff2)}'.padEnd(style))
  write('letters.woff2', 'x'.repeat(font))
  const chunks = { main: ['main.js'], loader: [], CartPage: ['main.css'] }
  write('chunks.json', JSON.stringify(chunks))
  const judged = spawnSync(process.execPath, ['scripts/size.mjs', folder], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status: judged.status, complaint: judged.stderr }
}

test('a build within its budgets passes', () => {
  const judged = judge({ script: 112_000, style: 10_000, font: 30_000 })
  expect(judged).toEqual({ status: 0, complaint: '' })
})

test.each([
  ['112 001 bytes of JavaScript', { script: 112_001 }],
  ['10 001 bytes of CSS', { style: 10_001 }],
  ['30 001 bytes of font', { font: 30_001 }],
])('a build whose page brings %s fails, and says so', (excess, sizes) => {
  const { status, complaint } = judge(sizes)
  expect(status).toBe(1)
  expect(complaint).toContain(`CartPage: its first load brings ${excess}, over the budget`)
})
