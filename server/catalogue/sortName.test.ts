import fc from 'fast-check'
import { sortName } from './sortName'

test('names sort as a French dictionary sorts them', () => {
  const names = [
    'Œillet',
    'Été',
    'Eté',
    'Thé vert',
    'Cœur',
    'Zeste',
    'Coton',
    'Codeur',
    'étage',
    'L’Or',
  ]
  const sorted = [...names].sort((a, b) => (sortName(a) < sortName(b) ? -1 : 1))
  expect(sorted.map(sortName)).toEqual([
    'codeur',
    'coeur',
    'coton',
    'etage',
    'ete',
    'ete',
    'l or',
    'oeillet',
    'the vert',
    'zeste',
  ])
})

test('a key has neither accents nor capitals, and is its own key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const key = sortName(name)
      expect(key).not.toMatch(/[\p{M}A-Z]/u)
      expect(sortName(key)).toBe(key)
    }),
  )
})
