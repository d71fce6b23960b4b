import { parseAccessibility, readAccessibility } from './accessibility'

test.each([
  ['none', 'none', null],
  ['exempt', 'exempt', null],
  ['audit:100', 'full', 100],
  ['audit:99,99', 'partial', 99.99],
  ['audit:50', 'partial', 50],
  ['audit:49.9', 'non', 49.9],
  ['audit:0', 'non', 0],
])('%s declares “%s”', (text, level, rate) => {
  expect(parseAccessibility(text)).toEqual({ level, rate })
})

test.each([
  '',
  'full',
  'partial:87',
  'audit',
  'audit:',
  'audit:101',
  'audit:-1',
  'audit:1.2.3',
  'audit:87 %',
])('“%s” is no declaration, and declares nothing where it is read all the same', (text) => {
  expect(parseAccessibility(text)).toBeUndefined()
  expect(readAccessibility(text)).toEqual({ level: 'none', rate: null })
})
