import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Words that this code does not use; CONTRIBUTING has the field's term for each. */
const retired = [
  ...['wire', 'Turns', 'takeTurn', 'cartTurns', 'Kept', 'KeptOfCatalogue', 'keepReplies'],
  ...['keepCart', 'learn', 'Known', 'Handover', 'heldForShop', 'anticipate', 'patience'],
  ...['mostTries', 'mostBytes', 'longestLife', 'longestClose', 'WrittenPage', 'Asked'],
  ...['askCatalogue', 'catalogueAnswers', 'Post', 'Refusal', 'StartRefused', 'CommandRefused'],
  ...['answerUnparsed', 'answerProblems', 'holdClient', 'isToBePaid', 'lessOfLine', 'moreOfLine'],
  ...['Ways', 'CartFace', 'showTheWay', 'wholeAddress', 'torture', 'weigh'],
]
/** The specification's misspelling, which the API preserves. */
const misspelt = 'adress'

const generated = 'testing/openapi/schema.d.ts'

const root = path.join(__dirname, '..')
const product = ['src', 'server', 'contract', 'wording', 'scripts', 'bench', 'e2e', 'resilience']
const files = execFileSync('git', ['ls-files', ...product, 'testing'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('vocabulary.test.ts'))

type Identifier = { name: string; line: number; isField: boolean }

/** The key of an object, or the name after a dot: it may be a field of the API. */
const isFieldOf = (node: ts.Identifier) =>
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  (ts.isBindingElement(node.parent) && node.parent.propertyName === node) ||
  ts.isPropertyAssignment(node.parent)

/** Every identifier of a file, with its line. */
function identifiersOf(file: string): Identifier[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Identifier[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push({ name: node.text, line: line + 1, isField: isFieldOf(node) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('no retired word is an identifier or a file', () => {
  expect(files.length).toBeGreaterThan(500)
  const isFile = (file: string) => retired.includes(path.basename(file).replace(/\..*$/, ''))
  const used = files.flatMap((file) =>
    identifiersOf(file)
      .filter(({ name }) => retired.includes(name))
      .map(({ name, line }) => `${file}:${line} ${name}`),
  )
  expect([...files.filter(isFile), ...used]).toEqual([])
})

test('only a field of the API has the misspelling of “address”', () => {
  const used = files
    .filter((file) => !file.startsWith('contract/') && file !== generated)
    .flatMap((file) =>
      identifiersOf(file)
        .filter(({ name, isField }) => name === misspelt && !isField)
        .map(({ line }) => `${file}:${line}`),
    )
  expect(used).toEqual([])
})
