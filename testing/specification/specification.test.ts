import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { renderTable, type Section } from './renderTable'
import { root } from '../root'
import { readTags } from './tags'

const page = path.join(root, 'docs/specification.md')
const sections = JSON.parse(
  readFileSync(path.join(root, 'docs/specification.json'), 'utf8'),
) as Section[]
const statements = sections.flatMap((section) => section.statements)
const tests = readTags('spec')

test('the nine sections of the specification are numbered without a gap', () => {
  expect(sections.map(({ section }) => section)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  for (const { section, statements: inSection } of sections)
    expect(inSection.map(({ id }) => id)).toEqual(
      inSection.map((_, index) => `${section}.${index + 1}`),
    )
})

test.each(statements)('§$id $statement', ({ id, livesIn }) => {
  expect(livesIn).not.toEqual([])
  expect(livesIn.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  expect(tests.filter(({ ids }) => ids.includes(id))).not.toEqual([])
})

test('every tag names a statement', () => {
  const known = new Set(statements.map(({ id }) => id))
  expect(tests.filter(({ ids }) => ids.some((id) => !known.has(id)))).toEqual([])
})

test('the page is the one that npm run spec writes', () => {
  const rendered = renderTable(sections, tests)
  if (process.env.RENEW_SPECIFICATION) writeFileSync(page, rendered)
  expect(readFileSync(page, 'utf8')).toBe(rendered)
})
