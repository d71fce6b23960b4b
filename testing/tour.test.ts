import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const docs = path.join(__dirname, '../docs')
const tour = readFileSync(path.join(docs, 'tour.md'), 'utf8')

/** The files that a text leads to. */
const linked = (text: string) =>
  [...text.matchAll(/\]\((\.\.\/[^)#]+)\)/g)].map(([, file]) => file!)

/** The steps of each tour: a numbered line names a file, the name to read there, and further files. */
const ways = tour
  .split('\n## ')
  .map((section) => ({
    title: section.split('\n')[0]!,
    steps: [...section.matchAll(/^\d+\. \[[^\]]+\]\(([^)#]+)\), `([\w.]+)`: \S.*$/gm)].map(
      ([line, file, name]) => ({ file: file!, name: name!, files: linked(line) }),
    ),
  }))
  .filter(({ steps }) => steps.length > 0)

/** Whether the file declares the name, as a variable, a function, a type or a member. */
function declares(file: string, name: string): boolean {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node): boolean =>
    ('name' in node &&
      node.name !== undefined &&
      (node.name as ts.Node).kind === ts.SyntaxKind.Identifier &&
      (node.name as ts.Identifier).text === name) ||
    (ts.forEachChild(node, (child) => visit(child) || undefined) ?? false)
  return visit(source)
}

test('every numbered line of the tour is a step', () => {
  const numbered = tour.match(/^\d+\. /gm) ?? []
  expect(ways.flatMap(({ steps }) => steps)).toHaveLength(numbered.length)
})

test('every link of the tour leads to a file', () => {
  expect(linked(tour).filter((file) => !existsSync(path.join(docs, file)))).toEqual([])
})

test.each(ways)('$title: every step leads to a file that declares the name', ({ steps }) => {
  const lost = steps.filter(({ file, name }) => {
    const target = path.join(docs, file)
    return !existsSync(target) || !declares(target, name)
  })
  expect(lost).toEqual([])
})

test.each([
  ['A click', 26],
  ['A page', 32],
  ['An order', 32],
  ['A press', 26],
])('%s takes at most %i files', (start, max) => {
  const way = ways.find(({ title }) => title.startsWith(start))
  const files = new Set(way?.steps.flatMap((step) => step.files))
  expect(files.size).toBeGreaterThan(5)
  expect(files.size).toBeLessThanOrEqual(max)
})
