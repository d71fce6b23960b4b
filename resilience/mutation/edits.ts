import ts from 'typescript'

/** Characters of a file, and what takes their place. */
type Change = { start: number; end: number; text: string }
/** A change of one place of the server, and all places in a file that it fits. */
export type Edit = { name: string; find: (file: string, content: string) => Change[] }

/** Code in place of the one that the pattern matches, in the declaration of this name. */
export const replace = (
  name: string,
  pattern: string,
  text: string | ((found: ts.Node) => string),
): Edit => ({
  name,
  find(file, content) {
    if (!file.endsWith('.ts') || !content.includes(name)) return []
    return findAll(parse(content), (node) => isDeclarationOf(node, name))
      .flatMap((declaration) => findAll(declaration, matcherOf(pattern)))
      .map((node) => ({
        start: node.getStart(),
        end: node.getEnd(),
        text: typeof text === 'string' ? text : text(node),
      }))
  },
})

/** The declaration without the statement that the pattern matches. */
export const remove = (name: string, pattern: string) => replace(name, pattern, '{}')

/** The declaration without the last call of a chain: `query.for('update')` becomes `query`. */
export const removeCall = (name: string, pattern: string) =>
  replace(name, pattern, (call) =>
    ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression)
      ? call.expression.expression.getText()
      : '',
  )

/** The tables without a constraint. */
export const removeConstraint = (name: string): Edit => ({
  name,
  find(file, content) {
    if (!file.endsWith('.sql')) return []
    const found = content.matchAll(new RegExp(`CONSTRAINT "${name}" CHECK \\(.*\\),`, 'g'))
    return [...found].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      text: '',
    }))
  },
})

/** The tables as they were before one migration. */
export const removeMigration = (name: string): Edit => ({
  name,
  find: (file, content) =>
    file.endsWith(`/${name}.sql`) ? [{ start: 0, end: content.length, text: 'SELECT 1;' }] : [],
})

const parsed = new Map<string, ts.SourceFile>()

/** The tree of this code, which many edits look at. */
function parse(code: string): ts.SourceFile {
  const known = parsed.get(code)
  if (known) return known
  const source = ts.createSourceFile('source.ts', code, ts.ScriptTarget.Latest, true)
  parsed.set(code, source)
  return source
}

const isDeclarationOf = (node: ts.Node, name: string) =>
  (ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isMethodDeclaration(node)) &&
  node.name?.getText() === name

/** The outermost nodes that are wanted. */
function findAll(node: ts.Node, isWanted: (node: ts.Node) => boolean): ts.Node[] {
  if (isWanted(node)) return [node]
  const found: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    found.push(...findAll(child, isWanted))
  })
  return found
}

/** Matches a node of the pattern's kind, token for token; `_` is any expression. */
function matcherOf(pattern: string): (node: ts.Node) => boolean {
  const statement = parse(pattern).statements[0]!
  const kinds = [statement.kind, ts.isExpressionStatement(statement) && statement.expression.kind]
  const escaped = wordingOf(statement).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const tokens = new RegExp(`^${escaped.replace(/(?<=^| )_(?= |$)/g, '.+')}$`, 's')
  return (node) => kinds.includes(node.kind) && tokens.test(wordingOf(node))
}

/** A node's code, of which formatting changes nothing. */
const wordingOf = (node: ts.Node) =>
  tokensOf(node)
    .join(' ')
    .replace(/"/g, "'")
    .replace(/ ,(?= [)\]}])| ;/g, '')

const tokensOf = (node: ts.Node): string[] =>
  node.getChildCount() === 0
    ? [node.getText()].filter((text) => text !== '')
    : node.getChildren().flatMap(tokensOf)
