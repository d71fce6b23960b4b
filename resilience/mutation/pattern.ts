import ts from 'typescript'

/** The syntax tree of one statement or expression. */
export function parsePattern(code: string): ts.Node {
  const { statements } = ts.createSourceFile('pattern.ts', code, ts.ScriptTarget.Latest, true)
  const [statement] = statements
  if (!statement || statements.length > 1) throw new Error(`Not one piece of code: ${code}`)
  return statement
}

/**
 * Whether code has the form of a pattern. Trees are compared, which know neither blanks nor line
 * breaks, quotes or commas. A pattern that is one expression also matches inside a statement.
 */
export function matches(node: ts.Node, wanted: ts.Node): boolean {
  const isInside = ts.isExpressionStatement(wanted) && !ts.isStatement(node)
  return isSame(node, isInside ? wanted.expression : wanted)
}

function isSame(node: ts.Node, wanted: ts.Node): boolean {
  if (ts.isIdentifier(wanted) && wanted.text === '_') return ts.isExpression(node)
  if (node.kind !== wanted.kind) return false
  if (ts.isPrefixUnaryExpression(node) && ts.isPrefixUnaryExpression(wanted))
    return node.operator === wanted.operator && isSame(node.operand, wanted.operand)
  if (isLeaf(node) && isLeaf(wanted)) return node.text === wanted.text
  const parts = childrenOf(node)
  const wantedParts = childrenOf(wanted)
  return (
    parts.length === wantedParts.length &&
    parts.every((part, index) => isSame(part, wantedParts[index]!))
  )
}

type Leaf = ts.Identifier | ts.LiteralLikeNode
const isLeaf = (node: ts.Node): node is Leaf =>
  ts.isIdentifier(node) || ts.isLiteralExpression(node)

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    children.push(child)
  })
  return children
}
