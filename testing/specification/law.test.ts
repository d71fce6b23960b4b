import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root'
import { renderDuties, type Duty } from './renderDuties'
import { readTags } from './tags'

const page = path.join(root, 'docs/law.md')
const duties = JSON.parse(readFileSync(path.join(root, 'docs/law.json'), 'utf8')) as Duty[]
const tests = readTags('law')

test.each(duties)('$id: $duty', ({ id, livesIn, merchant }) => {
  expect(livesIn.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  const isShown = tests.some(({ ids }) => ids.includes(id))
  expect(isShown || merchant !== undefined).toBe(true)
})

test('every tag names a duty', () => {
  const ids = new Set(duties.map(({ id }) => id))
  expect(tests.filter((one) => one.ids.some((id) => !ids.has(id)))).toEqual([])
})

test('the page is the one that npm run spec writes', () => {
  const rendered = renderDuties(duties, tests)
  if (process.env.RENEW_SPECIFICATION) writeFileSync(page, rendered)
  expect(readFileSync(page, 'utf8')).toBe(rendered)
})
