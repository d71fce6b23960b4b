import ts from 'typescript'
import { matches, parsePattern } from './pattern'

/** Characters of a file, and what takes their place. */
export type Change = { start: number; end: number; text: string }

/** A change of one place of the server. */
export type Edit = {
  name: string
  /** Every place in a file that the edit fits; in all files together it must be one. */
  find: (file: string, content: string) => Change[]
}

/** Code in place of the code that the pattern matches, in the declaration of this name. */
export const replace = (name: string, pattern: string, text: string) =>
  editCode(name, pattern, () => text)

/** The declaration without the statement that the pattern matches. */
export const removeStatement = (name: string, pattern: string) => replace(name, pattern, '{}')

/** The declaration without the last call of a chain: `query.for('update')` becomes `query`. */
export const removeCall = (name: string, pattern: string) =>
  editCode(name, pattern, (call) =>
    ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression)
      ? call.expression.expression.getText()
      : '',
  )

/** The tables without a constraint. */
export const removeConstraint = (name: string): Edit => ({
  name,
  find: (file, content) =>
    file.endsWith('.sql')
      ? [...content.matchAll(new RegExp(`CONSTRAINT "${name}" CHECK \\(.*\\),`, 'g'))].map(
          ({ index, 0: { length } }) => ({ start: index, end: index + length, text: '' }),
        )
      : [],
})

function editCode(name: string, pattern: string, textFor: (found: ts.Node) => string): Edit {
  const wanted = parsePattern(pattern)
  return {
    name,
    find(file, content) {
      if (!file.endsWith('.ts') || !content.includes(name)) return []
      return findAll(parse(content), (node) => isDeclarationOf(node, name))
        .flatMap((declaration) => findAll(declaration, (node) => matches(node, wanted)))
        .map((node) => ({ start: node.getStart(), end: node.getEnd(), text: textFor(node) }))
    },
  }
}

const parsed = new Map<string, ts.SourceFile>()
function parse(content: string): ts.SourceFile {
  const source =
    parsed.get(content) ?? ts.createSourceFile('source.ts', content, ts.ScriptTarget.Latest, true)
  parsed.set(content, source)
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
