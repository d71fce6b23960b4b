import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** A test, and the statements of the specification that it shows. */
export type TaggedTest = { file: string; title: string; ids: string[] }

export const root = path.join(__dirname, '../..')
const folders = ['src', 'server', 'contract', 'wording', 'testing', 'resilience', 'e2e']
const tag = /^ *\/\/ spec: (.+)$/gm

/** Every test with `// spec: 4.3, 6.1` directly above it; throws on a tag above anything else. */
export function readTags(): TaggedTest[] {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((file) => /\.(test|journey)\.tsx?$/.test(file))
    .sort()
    .flatMap(readTagsOf)
}

function readTagsOf(file: string): TaggedTest[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const written = [...text.matchAll(tag)].length
  if (written === 0) return []
  const tests: TaggedTest[] = []
  const visit = (node: ts.Node): void => {
    const title = titleOf(node)
    const ids = idsAbove(node, text)
    if (title !== undefined && ids.length > 0) tests.push({ file, title, ids })
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  if (tests.length !== written)
    throw new Error(`In ${file} a spec tag is not directly above a test`)
  return tests
}

/** As written, with its placeholders; a step of a journey is awaited. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isExpressionStatement(node)) return undefined
  const { expression } = node
  const call = ts.isAwaitExpression(expression) ? expression.expression : expression
  if (!ts.isCallExpression(call)) return undefined
  const [title] = call.arguments
  const isTitle = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
  return isTitle ? title.getText().slice(1, -1) : undefined
}

function idsAbove(node: ts.Node, text: string): string[] {
  const above = text.slice(node.getFullStart(), node.getStart())
  return [...above.matchAll(tag)].flatMap(([, ids]) => ids!.split(', '))
}
