import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Words that this code does not use, each with the field's term that it uses instead. */
const termFor: Readonly<Record<string, string>> = {
  wire: 'endpoint',
  Turns: 'SerialQueue',
  takeTurn: 'enqueue',
  cartTurns: 'cartQueue',
  Kept: 'Cache',
  KeptOfCatalogue: 'CatalogueCache',
  keepReplies: 'ReplyCache',
  keepCart: 'storeCart',
  learn: 'hydrateQueries',
  Known: 'preloadedQueries',
  Handover: 'ReplayEarlyEvents',
  heldForShop: 'replayEarlyEvents',
  anticipate: 'prefetchLinks',
  patience: 'timeoutMs',
  mostTries: 'maxAttempts',
  mostBytes: 'maxBytes',
  longestLife: 'ttlMs',
  longestClose: 'closeTimeoutMs',
  WrittenPage: 'RenderedPage',
  Asked: 'ApiRequest',
  askCatalogue: 'callInProcess',
  catalogueAnswers: 'catalogueReplies',
  Post: 'MailTransport',
  Refusal: 'ProblemError',
  StartRefused: 'StartupError',
  CommandRefused: 'CommandError',
  answerUnparsed: 'handleClientError',
  answerProblems: 'handleErrors',
  holdClient: 'lockClient',
  isToBePaid: 'assertPayable',
  lessOfLine: 'decrementLine',
  moreOfLine: 'incrementLine',
  Ways: 'LinkGroup',
  CartFace: 'CartContent',
  showTheWay: 'animateToCart',
  wholeAddress: 'absoluteUrl',
  torture: 'resilience',
  weigh: 'size',
}
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

/** Every identifier of a file that has one of these words anywhere, with its line. */
function identifiersOf(file: string, words: readonly string[]): Identifier[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  // Parsing every file takes seconds.
  if (!new RegExp(`\\b(${words.join('|')})\\b`).test(text)) return []
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
  const nameOf = (file: string) => path.basename(file).replace(/\..*$/, '')
  const isRetired = (name: string) => Object.hasOwn(termFor, name)
  const used = files.flatMap((file) =>
    identifiersOf(file, Object.keys(termFor))
      .filter(({ name }) => isRetired(name))
      .map(({ name, line }) => `${file}:${line} ${name}: write ${termFor[name]}`),
  )
  const misnamed = files
    .filter((file) => isRetired(nameOf(file)))
    .map((file) => `${file}: write ${termFor[nameOf(file)]}`)
  expect([...misnamed, ...used]).toEqual([])
})

test('only a field of the API has the misspelling of “address”', () => {
  const used = files
    .filter((file) => !file.startsWith('contract/') && file !== generated)
    .flatMap((file) =>
      identifiersOf(file, [misspelt])
        .filter(({ name, isField }) => name === misspelt && !isField)
        .map(({ line }) => `${file}:${line}`),
    )
  expect(used).toEqual([])
})
