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

/** Quoted from the specification, to the letter. */
const quoted = ['Produit ajouté au panier !', 'Panier payé !']

test.each<[WordingName, string[]]>([
  ['specified', quoted],
  ['corrected', []],
])('no line of the %s wording begins with a mark, or with a currency', (name, exempt) => {
  const all = sentences(chooseWords(name))
  expect(all.length).toBeGreaterThan(200)
  const loose = all.filter(([, one]) => / [;:!?»€%]|« |n° /.test(one) && !exempt.includes(one))
  expect(loose).toEqual([])
})
