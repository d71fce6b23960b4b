import { isStrongPassword } from './isStrongPassword'

// spec: 5.9
test.each([
  ['12 characters of 4 kinds', 'Torréfac-412'],
  ['14 characters of 3 kinds', 'torrefaction41-'],
  ['14 characters of 3 other kinds', 'Torrefaction41'],
  ['7 words', 'un café noir sans sucre chaque matin'],
])('%s are enough', (_, password) => {
  expect(isStrongPassword(password)).toBe(true)
})

// spec: 5.9
test.each([
  ['11 characters of 4 kinds', 'Torréfac-41'],
  ['12 characters of 3 kinds', 'Torrefact412'],
  ['14 characters of 2 kinds', 'torrefaction41'],
  ['6 words', 'un café noir sans sucre demain'],
  ['7 times the same word', 'café café café café café café café'],
  ['spaces', ' '.repeat(40)],
  ['nothing', ''],
])('%s are not', (_, password) => {
  expect(isStrongPassword(password)).toBe(false)
})
