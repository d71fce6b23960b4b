import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import type { WordingName } from './area'
import { chooseWords } from './words'

/** Every sentence of a wording, by its key; functions are called with 1 and “1”. */
function sentences(words: object): [key: string, sentence: string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'function')
      return sentences({ [key]: (value as (one: number, other: string) => unknown)(1, '1') })
    return typeof value === 'string' ? [[key, value]] : sentences(value as object)
  })
}

/** Whether a line may break before a mark or a unit; “::1” is an address. */
const isLoose = (text: string) => / [;:!?»€%](?!:)|« |n° |\d Mo\b/.test(text)

/** Quoted from the specification, to the letter. */
const quoted = ['Produit ajouté au panier !', 'Panier payé !']

test.each<[WordingName, string[]]>([
  ['specified', quoted],
  ['corrected', []],
])('no line of the %s wording begins with a mark, or with a currency', (name, exempt) => {
  const all = sentences(chooseWords(name))
  expect(all.length).toBeGreaterThan(200)
  const loose = all.filter(([, one]) => isLoose(one) && !exempt.includes(one))
  expect(loose).toEqual([])
})

/** The texts of a file of words as they are written there, what they contain being 1. */
function textsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text)
    if (ts.isTemplateExpression(node))
      texts.push(
        node.head.text + node.templateSpans.map(({ literal }) => `1${literal.text}`).join(''),
      )
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest))
  return texts
}

test('nor does one of the admin, of a reply, a mail or a command', () => {
  // Legal texts get their no-break spaces when they are set.
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!legal).*(?<!\.test)\.ts$/.test(file),
  )
  expect(files).toEqual(
    expect.arrayContaining(['admin/team.ts', 'mails/mail.ts', 'replies/cart.ts']),
  )
  // An address that is taken apart, so that no mail program makes a link of it.
  const exempt = [...quoted, ' : / / ']
  const loose = files.flatMap((file) =>
    textsIn(path.join(__dirname, file))
      .filter((text) => isLoose(text) && !exempt.includes(text))
      .map((text) => [file, text]),
  )
  expect(loose).toEqual([])
})
