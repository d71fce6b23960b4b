import { postcodeRuns } from './postcodeRuns'

test.each([
  ['01, 02, 03', '01 à 03'],
  ['01, 02', '01, 02'],
  ['08, 09, 10, 11, 41, 45, 46, 47', '08 à 11, 41, 45 à 47'],
  ['97, 98, 980, 981, 982', '97, 98, 980 à 982'],
  ['98, 099, 100', '98, 099, 100'],
  ['41000', '41000'],
])('the departments %s are said as %s', (prefixes, said) => {
  expect(postcodeRuns(prefixes.split(', '))).toBe(said)
})
