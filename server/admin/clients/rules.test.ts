import { readWords } from './rules'

test.each([
  ['Léa  Martin Blois', ['Léa', 'Martin', 'Blois']],
  ['06 12.34-56 78', ['0612345678']],
  ['+33 6 12 34 56 78', ['0612345678']],
  ['0033612345678', ['0612345678']],
  ['41000', ['41000']],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['  ', []],
])('“%s” looks for %j', (typed, words) => {
  expect(readWords(typed)).toEqual(words)
})
