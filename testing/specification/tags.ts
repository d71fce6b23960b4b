import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../root'

/** A test, and what its tag says that it shows. */
export type TaggedTest = { file: string; title: string; ids: string[] }

const folders = ['src', 'server', 'contract', 'wording', 'testing', 'resilience', 'e2e']

/** `spec`: statements of the specification; `law`: duties of the law. */
type Tag = 'spec' | 'law'

/** Every test with `// spec: 4.3, 6.1` directly above it; throws on a tag above anything else. */
export function readTags(tag: Tag): TaggedTest[] {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((file) => /\.(test|journey)\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => readTagsOf(file, tag))
}

function readTagsOf(file: string, tag: Tag): TaggedTest[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const tagged = new RegExp(`^ *// ${tag}: (.+)$`, 'gm')
  const written = [...text.matchAll(tagged)].length
  if (written === 0) return []
  const tests: TaggedTest[] = []
  const visit = (node: ts.Node): void => {
    const title = titleOf(node)
    const above = text.slice(node.getFullStart(), node.getStart())
    const ids = [...above.matchAll(tagged)].flatMap(([, listed]) => listed!.split(', '))
    if (title !== undefined && ids.length > 0) tests.push({ file, title, ids })
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  if (tests.length !== written)
    throw new Error(`In ${file} a ${tag} tag is not directly above a test`)
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
