import { gramsFor, millilitresFor, rateOf, waysOf } from './doses'

test('coffee is brewed in the ways that suit it, leaves are infused, and equipment is neither', () => {
  expect(waysOf({ beans: true, brewing: ['moka', 'filtre'] })).toEqual(['filtre', 'moka'])
  expect(waysOf({ dose: [12.5] })).toEqual(['infusion'])
  expect(waysOf({ brewing: ['filtre'] })).toEqual([])
})

test.each([
  ['filtre', 250, 15],
  ['espresso', 36, 18],
  ['piston', 1000, 60],
  ['moka', 150, 16.5],
  ['infusion', 200, 2.5],
] as const)('%s: %d ml take %d g, and the other way round', (way, millilitres, grams) => {
  const rate = rateOf(way, { dose: [12.5] })
  expect(gramsFor(rate, millilitres)).toBe(grams)
  expect(millilitresFor(rate, grams)).toBe(millilitres)
})
