import { readWords } from './rules'

test.each([
  ['Léa  Martin Blois', ['Léa', 'Martin', 'Blois']],
  ['06 12.34-56 78', ['612345678']],
  ['+33 6 12 34 56 78', ['612345678']],
  ['0033612345678', ['612345678']],
  ['+33 (0)6 12 34 56 78', ['612345678']],
  ['06 12 34', ['061234']],
  ['10000001', ['10000001']],
  ['41000', ['41000']],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['  ', []],
])('“%s” looks for %j', (typed, words) => {
  expect(readWords(typed)).toEqual(words)
})
