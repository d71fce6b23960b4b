import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '..')
const listed = (...folders: string[]) =>
  execFileSync('git', ['ls-files', ...folders], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|sh)$/.test(file) && !file.includes('.test.'))
const linesOf = (file: string) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1
const sum = (files: string[]) => files.reduce((lines, file) => lines + linesOf(file), 0)

const product = listed('src', 'server', 'contract', 'wording', 'scripts')
const generated = 'testing/openapi/schema.d.ts'
const harness = listed('testing', 'e2e', 'resilience').filter((file) => file !== generated)
/** Long by nature: the database's tables, one after another; texts, which are read as a list. */
const mayBeLong = (file: string) =>
  file === 'server/database/schema.ts' || file.startsWith('wording/')

test('files are short: half of them up to 45 lines, nine in ten up to 100, none over 200', () => {
  const code = product.filter((file) => !mayBeLong(file))
  const sizes = code.map(linesOf).sort((one, other) => one - other)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(45)
  expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThanOrEqual(100)
  expect(code.filter((file) => linesOf(file) > 200)).toEqual([])
})

/** Lines of the harness by line of the product. */
const maxShare = 0.25

test('the harness does not grow beside the product', () => {
  expect(sum(harness) / sum(product)).toBeLessThanOrEqual(maxShare)
})
