import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { format } from 'prettier'
import { applyEdits, readServer, type Files } from './applyEdits'
import { replace } from './edits'
import { mutants } from './mutation'

let sources: Files
beforeAll(async () => {
  sources = await readServer(path.join(__dirname, '../..'))
})

test.each(mutants)('one place of the sources fits each edit for $without', ({ edits }) => {
  for (const [file, content] of applyEdits(sources, edits))
    expect(content).not.toBe(sources.get(file))
})

test('every test that watches a mutant is there, under its title', () => {
  const server = path.join(__dirname, '../../server')
  const files = readdirSync(server, { recursive: true }).map((file) =>
    path.join(server, String(file)),
  )
  const isThere = (name: string, title: string) =>
    files
      .filter((file) => path.basename(file) === `${name}.test.ts`)
      .some((file) => titlesIn(file).some((written) => beginningOf(written).test(title)))
  const watchers = mutants.flatMap(({ watcher: { isTest, name, says } }) =>
    isTest ? [[name, says.replace('✕ ', '')] as const] : [],
  )
  expect(watchers.filter(([name, title]) => !isThere(name, title))).toEqual([])
})

const titlesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\(\s*(['`])(.+?)\1,/g)].map(([, , title]) => title!)

/** Matches the beginnings of this title, whatever fills its places. */
function beginningOf(title: string): RegExp {
  const parts = title.match(/%[a-z]|\$\{.+?\}|\$[\w.]+|./g) ?? []
  const isPlace = (part: string) => part.length > 1
  const firstOfText = parts.findIndex((part) => !isPlace(part))
  const patterns = parts.map((part) => (isPlace(part) ? '.*' : part.replace(/\W/, '\\$&')))
  const maySkip = (rest: string, part: string, index: number) =>
    index > firstOfText ? `(?:$|${part}${rest})` : `${part}${rest}`
  return new RegExp(`^${patterns.reduceRight(maySkip, '$')}`)
}

test('formatting changes nothing about the mutants', async () => {
  const touched = [
    ...new Set(mutants.flatMap(({ edits }) => [...applyEdits(sources, edits).keys()])),
  ]
  const reformatted = new Map(sources)
  for (const file of touched)
    if (file.endsWith('.ts'))
      reformatted.set(file, await format(sources.get(file)!, { filepath: file, printWidth: 45 }))
  expect(
    touched.filter((file) => reformatted.get(file) !== sources.get(file)).length,
  ).toBeGreaterThan(9)
  for (const { edits } of mutants)
    expect([...applyEdits(reformatted, edits).keys()].sort()).toEqual(
      [...applyEdits(sources, edits).keys()].sort(),
    )
})

test('an edit that fits nothing, or two places, is refused', () => {
  const files = new Map([['a.ts', 'function pay() { check(1); check(2) }']])
  expect(() => applyEdits(files, [replace('pay', 'check(3)', '')])).toThrow('0 places')
  expect(() => applyEdits(files, [replace('pay', 'check(_)', '')])).toThrow('2 places')
})
