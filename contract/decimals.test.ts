import { readEuros } from './decimals'

test.each([
  ['5,90', 590],
  ['5.9', 590],
  ['6', 600],
  ['1 234,50 €', 123450],
  ['€ 12', 1200],
  ['12€90', 1290],
  ['1 299 € 05', 129905],
  ['5€5', null],
  ['12€905', null],
  ['1€2€90', null],
  ['12,9€0', null],
  ['€', null],
  ['', null],
  ['5,999', null],
  ['-1', null],
  ['5,9,0', null],
])('the amount “%s” is %s cents', (typed, cents) => {
  expect(readEuros(typed)).toBe(cents)
})
